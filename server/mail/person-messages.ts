import { mailboxKey } from '../../src/core/mail/mailbox-key.ts';
import type { MailOutbox } from './mail-outbox.ts';

/** Variables with the sender's and the recipient's address. */
const ADDRESSES = ['reply_to', 'to_email'];

/** Finds messages from or to a person, however the address is written. @returns their ids */
export async function messagesOf(outbox: MailOutbox, address: string): Promise<string[]> {
  const wanted = mailboxKey(address);
  const found: string[] = [];
  if (!wanted.includes('@') || wanted === '@') return found;
  for (const id of await outbox.ids()) {
    const variables = (await outbox.read(id))?.variables ?? {};
    if (ADDRESSES.some((name) => mailboxKey(variables[name] ?? '') === wanted)) found.push(id);
  }
  return found;
}

export async function eraseMessagesOf(outbox: MailOutbox, address: string): Promise<number> {
  const ids = await messagesOf(outbox, address);
  for (const id of ids) await outbox.remove(id);
  return ids.length;
}
