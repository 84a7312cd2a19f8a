import { NEWSLETTER_FIELD, SUBSCRIPTION_RECEIVER } from '../../core/newsletter/subscription.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { sendForm, type NotStored } from './form-receiver.ts';
import { limitedFetch } from './limited-fetch.ts';

/**
 * Outcome of a subscription. If `needsConfirmation`, the newsletter starts once the subscriber follows the link in a mail.
 * The outcome is the same for an address that is subscribed already, so that nobody can probe for addresses.
 */
export type SubscriptionOutcome = { kind: 'stored'; needsConfirmation: boolean } | NotStored;

/** Outcome of following a link of a mail; `unknown` when the link is no longer valid. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

const ANSWER_TIMEOUT = 10_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** Subscribes an address to the newsletter. Never throws. */
export async function subscribeToNewsletter(email: string): Promise<SubscriptionOutcome> {
  const answer = await sendForm(SUBSCRIPTION_RECEIVER, { [NEWSLETTER_FIELD]: email });
  return answer.kind === 'stored'
    ? { kind: 'stored', needsConfirmation: answer.body['needsConfirmation'] === true }
    : answer;
}

/** Confirms the address to which this token was mailed. Never throws. */
export const confirmSubscription = (token: string) => followMailLink('confirm_subscription', token);

/** Erases the address to which this token was mailed. Never throws. */
export const unsubscribe = (token: string) => followMailLink('unsubscribe_from_newsletter', token);

/** Returns the address that mail programs call for their unsubscribe button (RFC 8058). */
export function oneClickAddress(token: string): string {
  return `${databaseOrigin()}/functions/v1/unsubscribe-from-newsletter?${new URLSearchParams({ token })}`;
}

/** Calls a function of the database as a visitor, by plain fetch: the Supabase client would weigh more than the page. */
async function followMailLink(name: string, token: string): Promise<LinkOutcome> {
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
