import { PRODUCT_NAME } from '../../../src/core/product.ts';
import type { DeliverMail } from '../../mail/mail-delivery.ts';
import { noticeSentence, type IncidentNotice } from './incidents.ts';

/** Sends a notice to operators. @throws when it could not be sent */
export type Receiver = (notice: IncidentNotice, signal: AbortSignal) => Promise<void>;

/** Milliseconds to wait for the webhook. */
const TIMEOUT = 10_000;

/** Makes a receiver that posts notices as JSON; chats such as Slack show its `text`. */
export function webhookReceiver(url: string, site: string, timeout = TIMEOUT): Receiver {
  return async (notice, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: textOf(notice, site), site, ...notice }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch((cause: unknown) => {
      // Leave out the address, which is often a secret.
      throw new Error(`NOTIFY_URL does not answer (${reasonOf(cause)})`, { cause });
    });
    // The body may be endless: leave it unread.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`NOTIFY_URL answered ${response.status}`);
  };
}

export function mailReceiver(to: string, deliver: DeliverMail, site: string): Receiver {
  return (notice) => deliver({ to_email: to, subject: PRODUCT_NAME, message: textOf(notice, site) }, 'server');
}

/** Names the site, because a chat may receive messages of several. */
function textOf(notice: IncidentNotice, site: string): string {
  return `${site}: ${noticeSentence(notice)}`;
}

/** Returns the code of a failed `fetch`. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? name);
}
