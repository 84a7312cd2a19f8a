import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { MailVariables } from '../../src/core/mail/mail-size.ts';

const Message = v.object({
  receivedAt: v.string(),
  templateId: v.string(),
  variables: v.record(v.string(), v.string()),
});

export interface StoredMessage extends v.InferOutput<typeof Message> {
  id: string;
}

/** Limits that keep a flood of messages from filling the disk; `npm run tool -- outbox --remove` makes room. */
const MOST_MESSAGES = 1_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** The part of both limits that strangers may fill; the rest is for the server's own mails. */
const SHARE_OF_STRANGERS = 0.8;

export type MailSender = 'server' | 'stranger';

const FILE = /^(\d{8}-\d{6}-[0-9a-f]{8})\.json$/;
/** A message that is being stored; a killed process leaves it. */
const DRAFT = /^\.(\d{8}-\d{6}-[0-9a-f]{8})\.draft$/;

export class OutboxFull extends Error {}

/** Mails of visitors and of the server, each in a file. Several processes may use one folder. */
export interface MailOutbox {
  /** Stores a message completely or not at all. @throws OutboxFull, or the error of the disk */
  add(templateId: string, variables: MailVariables, sender: MailSender): Promise<void>;
  /** Lists the ids of the messages, the oldest first. */
  ids(): Promise<string[]>;
  /** Reads a message; null when it is missing or unreadable. */
  read(id: string): Promise<StoredMessage | null>;
  /** Removes a message and the files made from it. @returns whether there was one */
  remove(id: string): Promise<boolean>;
  /** Removes the messages from before an instant. @returns how many there were */
  removeBefore(instant: Date): Promise<number>;
}

/** Opens the outbox in a folder, which may be missing. */
export function mailOutbox(
  directory: string,
  { mostMessages = MOST_MESSAGES, mostBytes = MOST_BYTES, now = () => new Date() } = {},
): MailOutbox {
  // Additions run one at a time, so that two cannot take the last place.
  let adding: Promise<unknown> = Promise.resolve();

  async function store(templateId: string, variables: MailVariables, sender: MailSender): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const receivedAt = now().toISOString();
    const text = JSON.stringify({ receivedAt, templateId, variables }, null, 2);
    const { messages, bytes } = await sizeOf(directory);
    const share = sender === 'server' ? 1 : SHARE_OF_STRANGERS;
    if (messages >= mostMessages * share || bytes + Buffer.byteLength(text) > mostBytes * share) {
      throw new OutboxFull();
    }
    const id = `${idTime(receivedAt)}-${randomBytes(4).toString('hex')}`;
    const draft = path.join(directory, `.${id}.draft`);
    try {
      await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true });
      await rename(draft, path.join(directory, `${id}.json`));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  const files = () => readdir(directory).catch(emptyIfMissing);
  const ids = async () => (await files()).flatMap((name) => FILE.exec(name)?.[1] ?? []).sort();

  async function remove(id: string): Promise<boolean> {
    if (!FILE.test(`${id}.json`)) return false;
    const own = (await files()).filter((name) => name.startsWith(`${id}.`) || name.startsWith(`${id}-`));
    for (const name of own) await rm(path.join(directory, name), { force: true });
    return own.includes(`${id}.json`);
  }

  return {
    add(templateId, variables, sender) {
      const added = adding.then(() => store(templateId, variables, sender));
      adding = added.catch(() => undefined);
      return added;
    },

    ids,

    async read(id) {
      if (!FILE.test(`${id}.json`)) return null;
      try {
        const stored: unknown = JSON.parse(await readFile(path.join(directory, `${id}.json`), 'utf8'));
        const result = v.safeParse(Message, stored);
        return result.success ? { id, ...result.output } : null;
      } catch {
        return null;
      }
    },

    remove,

    async removeBefore(instant) {
      const isOld = (id: string | undefined) => id !== undefined && id < idTime(instant.toISOString());
      const old = (await ids()).filter(isOld);
      for (const id of old) await remove(id);
      const drafts = (await files()).filter((name) => isOld(DRAFT.exec(name)?.[1]));
      for (const name of drafts) await rm(path.join(directory, name), { force: true });
      return old.length;
    },
  };
}

/** Returns the beginning of the ids of a second; ids sort by time. */
function idTime(instant: string): string {
  return instant.slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}

async function sizeOf(directory: string): Promise<{ messages: number; bytes: number }> {
  const names = await readdir(directory);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(directory, name)).then(
        ({ size }) => size,
        // The file was removed meanwhile.
        () => 0,
      ),
    ),
  );
  return {
    messages: names.filter((name) => FILE.test(name)).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
