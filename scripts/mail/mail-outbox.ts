import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { MailVariables } from '../../src/core/mail/mail-size.ts';

/** A message as a visitor has sent it. */
const Message = v.object({
  receivedAt: v.string(),
  templateId: v.string(),
  variables: v.record(v.string(), v.string()),
});

export interface KeptMessage extends v.InferOutput<typeof Message> {
  id: string;
}

/** Who fills the disk with messages is stopped here; `npm run outbox -- --remove` makes room. */
const MOST_MESSAGES = 1_000;
const MOST_BYTES = 50 * 1024 * 1024;

const FILE = /^(\d{8}-\d{6}-[0-9a-f]{8})\.json$/;

export class OutboxFull extends Error {}

/** The messages that visitors have sent to this copy, each a file. Several processes may use one folder. */
export interface MailOutbox {
  /** Keeps a message: whole, or not at all. @throws OutboxFull, or the error of the disk */
  add(templateId: string, variables: MailVariables): Promise<void>;
  /** The ids of the messages, the oldest first. */
  ids(): Promise<string[]>;
  /** @returns null when there is no such message, or none that can be read */
  read(id: string): Promise<KeptMessage | null>;
  /** Removes a message with the files that were made of it. @returns whether there was one */
  remove(id: string): Promise<boolean>;
}

/** Makes the outbox over a folder, which need not be there. */
export function mailOutbox(
  directory: string,
  { mostMessages = MOST_MESSAGES, mostBytes = MOST_BYTES, now = () => new Date() } = {},
): MailOutbox {
  // One after the other, so that no two take the last place.
  let adding: Promise<unknown> = Promise.resolve();

  async function keep(templateId: string, variables: MailVariables): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const receivedAt = now().toISOString();
    const text = JSON.stringify({ receivedAt, templateId, variables }, null, 2);
    const { messages, bytes } = await sizeOf(directory);
    if (messages >= mostMessages || bytes + Buffer.byteLength(text) > mostBytes) {
      throw new OutboxFull();
    }
    const id = `${receivedAt.slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${randomBytes(4).toString('hex')}`;
    const draft = path.join(directory, `.${id}.draft`);
    try {
      await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true });
      await rename(draft, path.join(directory, `${id}.json`));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  const files = () => readdir(directory).catch(emptyWhereMissing);

  return {
    add(templateId, variables) {
      const added = adding.then(() => keep(templateId, variables));
      adding = added.catch(() => undefined);
      return added;
    },

    async ids() {
      return (await files()).flatMap((name) => FILE.exec(name)?.[1] ?? []).sort();
    },

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

    async remove(id) {
      if (!FILE.test(`${id}.json`)) return false;
      const own = (await files()).filter((name) => name.startsWith(`${id}.`) || name.startsWith(`${id}-`));
      for (const name of own) await rm(path.join(directory, name), { force: true });
      return own.includes(`${id}.json`);
    },
  };
}

async function sizeOf(directory: string): Promise<{ messages: number; bytes: number }> {
  const names = await readdir(directory);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(directory, name)).then(
        ({ size }) => size,
        // Removed meanwhile.
        () => 0,
      ),
    ),
  );
  return {
    messages: names.filter((name) => FILE.test(name)).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

function emptyWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
