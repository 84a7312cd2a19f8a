import { NEWSLETTER_FIELD, SUBSCRIPTION_RECEIVER } from '../../core/newsletter/subscription.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { sendForm, type NotStored } from './form-receiver.ts';
import { limitedFetch } from './limited-fetch.ts';

/**
 * Outcome of a subscription. `needsConfirmation`: the server sends mail, and the newsletter starts once its link was
 * followed. Says nothing about the address itself.
 */
export type SubscriptionOutcome = { kind: 'stored'; needsConfirmation: boolean } | NotStored;

/** Outcome of a link in a mail; `unknown` when the link is no longer valid. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

const ANSWER_TIMEOUT = 10_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** Stores an address for the newsletter, once. Never throws. */
export async function subscribeToNewsletter(email: string): Promise<SubscriptionOutcome> {
  const answer = await sendForm(SUBSCRIPTION_RECEIVER, { [NEWSLETTER_FIELD]: email });
  return answer.kind === 'stored'
    ? { kind: 'stored', needsConfirmation: answer.body['needsConfirmation'] === true }
    : answer;
}

/** Confirms the address that got this token by mail. Never throws. */
export const confirmSubscription = (token: string) => answerMail('confirm_subscription', token);

/** Erases the address of this token. Never throws. */
export const unsubscribe = (token: string) => answerMail('unsubscribe_from_newsletter', token);

/** Returns the address that mail programs call for their unsubscribe button (RFC 8058). */
export function oneClickAddress(token: string): string {
  return `${databaseOrigin()}/functions/v1/unsubscribe-from-newsletter?${new URLSearchParams({ token })}`;
}

/** Uses plain fetch, as a visitor: a client would weigh more than the page. */
async function answerMail(name: string, token: string): Promise<LinkOutcome> {
  try {
    const response = await send(`${databaseOrigin()}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const isKnown: unknown = response.ok ? await response.json() : null;
    if (typeof isKnown !== 'boolean') return 'failed';
    return isKnown ? 'done' : 'unknown';
  } catch {
    return 'failed';
  }
}
