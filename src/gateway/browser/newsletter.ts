import { NEWSLETTER_FIELD, SUBSCRIPTION_RECEIVER } from '../../core/newsletter/subscription.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { sendForm, type NotStored } from './form-receiver.ts';
import { limitedFetch } from './limited-fetch.ts';

/**
 * Outcome of a subscription. `needsConfirmation` says that the server sends mail: an address not yet confirmed gets
 * one, and receives the newsletter once its link was followed. Says nothing about the address itself.
 */
export type SubscriptionOutcome = { kind: 'stored'; needsConfirmation: boolean } | NotStored;

/** Outcome of following a confirmation link; `unknown` when the link is not or no longer valid. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

/** Milliseconds after which a server that says nothing counts as out of reach. */
const ANSWER_TIMEOUT = 10_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** Stores an address for the newsletter, once. Never throws. */
export async function subscribeToNewsletter(email: string): Promise<SubscriptionOutcome> {
  const answer = await sendForm(SUBSCRIPTION_RECEIVER, { [NEWSLETTER_FIELD]: email });
  return answer.kind === 'stored'
    ? { kind: 'stored', needsConfirmation: answer.body['needsConfirmation'] === true }
    : answer;
}

/** Confirms the address whose mail carried a token. Never throws. */
export const confirmSubscription = (token: string) => answerMail('confirm_subscription', token);

/** Erases the address that a token belongs to. Never throws. */
export const unsubscribe = (token: string) => answerMail('unsubscribe_from_newsletter', token);

/** The address that mail programs unsubscribe by, for who presses their button (RFC 8058). */
export function oneClickAddress(token: string): string {
  return `${databaseOrigin()}/functions/v1/unsubscribe-from-newsletter?${new URLSearchParams({ token })}`;
}

/** By plain fetch, as a visitor: a client would weigh more than the page. */
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
