import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clockTime, shortDate } from '../../src/core/time/paris-time.ts';
import { OperatorError } from '../process/operator-error.ts';
import { mailOutbox, type StoredMessage } from './mail-outbox.ts';

export interface OutboxRequest {
  show?: string | undefined;
  remove?: string[] | undefined;
  /** Days; older messages are removed. */
  removeOlderThan?: number | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_START = 60;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/**
 * Lists the messages of an outbox, shows one, or removes some. Writes a picture of the shown message beside it.
 *
 * @returns text to print
 * @throws OperatorError for a missing message, after the others are removed
 */
export async function outboxCommand(
  directory: string,
  { show, remove, removeOlderThan }: OutboxRequest,
  now = new Date(),
): Promise<string> {
  const outbox = mailOutbox(directory);
  if (remove !== undefined) {
    const missing: string[] = [];
    for (const id of new Set(remove)) if (!(await outbox.remove(id))) missing.push(id);
    if (missing.length > 0) throw unknown(missing);
    return remove.map((id) => `${id} is removed.`).join('\n');
  }
  if (removeOlderThan !== undefined) {
    const removed = await outbox.removeBefore(new Date(now.getTime() - removeOlderThan * DAY));
    return `Removed: ${removed} older than ${removeOlderThan} days.`;
  }
  if (show !== undefined) {
    const message = await outbox.read(show);
    if (message) return showMessage(directory, message);
    throw unknown([show]);
  }
  const ids = await outbox.ids();
  if (ids.length === 0) return `No message in ${directory}.`;
  const lines: string[] = [];
  for (const id of ids) {
    const message = await outbox.read(id);
    lines.push(message ? line(message) : `${id}  cannot be read`);
  }
  return [...lines, '', `${ids.length} in ${directory}. npm run tool -- outbox --show ID, or --remove ID ID …`].join(
    '\n',
  );
}

function unknown(ids: string[]): OperatorError {
  const named = printable(ids.join(', '));
  return new OperatorError(`There is no message ${named} that can be read: npm run tool -- outbox lists them.`);
}

function line({ id, receivedAt, templateId, variables }: StoredMessage): string {
  const { to_email: recipient = '–', reply_to: address = '', from_name: name = '', message = '' } = variables;
  const sender = [name, address && `<${address}>`].filter((part) => part !== '').join(' ');
  const start = Array.from(oneLine(message));
  const firstWords = start.slice(0, LONGEST_START).join('') + (start.length > LONGEST_START ? '…' : '');
  const addresses = [...(sender === '' ? [] : [`from ${oneLine(sender)}`]), printable(recipient)];
  return [id, dateOf(receivedAt), printable(templateId), ...addresses, firstWords].join('  ');
}

/** Returns a message as text, and writes its files into the folder. */
async function showMessage(
  directory: string,
  { id, receivedAt, templateId, variables }: StoredMessage,
): Promise<string> {
  const lines = [`${id}, ${dateOf(receivedAt)}, ${printable(templateId)}`];
  for (const [index, [name, value]] of Object.entries(variables).entries()) {
    const file = /^data:([\w.+-]+\/[\w.+-]+);base64,(.*)$/s.exec(value);
    if (!file) {
      lines.push('', `${printable(name)}:`, printable(value));
      continue;
    }
    const [, type = '', base64 = ''] = file;
    const target = path.join(directory, `${id}-${index}.${EXTENSIONS[type] ?? 'bin'}`);
    const bytes = Buffer.from(base64, 'base64');
    await writeFile(target, bytes, { mode: 0o600 });
    lines.push('', `${printable(name)}: ${type}, ${bytes.length} bytes, in ${target}`);
  }
  return lines.join('\n');
}

function dateOf(instant: string): string {
  try {
    return `${shortDate(instant)} ${clockTime(instant)}`;
  } catch {
    return printable(instant);
  }
}

function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

/** Removes characters that control the terminal or reverse text direction, because strangers wrote the text. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '\u{FFFD}');
}
