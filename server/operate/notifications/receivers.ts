import { PRODUCT_NAME } from '../../../src/core/product.ts';
import type { DeliverMail } from '../../mail/mail-delivery.ts';
import { noticeSentence, type IncidentNotice } from './incidents.ts';

/** Takes a notice. @throws when it could not be given */
export type Receiver = (notice: IncidentNotice, signal: AbortSignal) => Promise<void>;

/** Milliseconds that a receiver has to answer. */
const TIMEOUT = 10_000;

/** Makes the receiver behind an address: JSON whose `text` chats such as Slack show. */
export function webhookReceiver(url: string, site: string, timeout = TIMEOUT): Receiver {
  return async (notice, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: textOf(notice, site), site, ...notice }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch((cause: unknown) => {
      // Without the address, which is often a secret.
      throw new Error(`NOTIFY_URL does not answer (${reasonOf(cause)})`, { cause });
    });
    // An answer without end is not read.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`NOTIFY_URL answered ${response.status}`);
  };
}

/** Makes the receiver behind a mail address. */
export function mailReceiver(to: string, deliver: DeliverMail, site: string): Receiver {
  return (notice) => deliver({ to_email: to, subject: PRODUCT_NAME, message: textOf(notice, site) }, 'server');
}

/** Names the site: a chat may hear of several. */
function textOf(notice: IncidentNotice, site: string): string {
  return `${site}: ${noticeSentence(notice)}`;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'in time' : (cause?.code ?? name);
}
