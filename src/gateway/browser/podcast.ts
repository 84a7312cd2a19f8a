import { RECEIVERS, type GuestApplication } from '../../core/podcast/guest-application.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { limitedFetch } from './limited-fetch.ts';

/** Why something was not stored: too much comes from this network, something of it is wrong, or no answer came. */
type NotStored = { kind: 'refused'; reason: 'rate limit' | 'invalid' } | { kind: 'failed' };

/** Outcome of an application. A repeat is answered like the first, so that nobody can probe for addresses. */
export type Stored = { kind: 'stored' } | NotStored;

/**
 * Outcome of a subscription. `needsConfirmation` says that the server sends mail: an address not yet confirmed gets
 * one, and receives the newsletter once its link was followed. Says nothing about the address itself.
 */
export type SubscriptionOutcome = { kind: 'stored'; needsConfirmation: boolean } | NotStored;

/** Milliseconds after which a server that says nothing counts as out of reach; a mail may be sent meanwhile. */
const ANSWER_TIMEOUT = 20_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** Stores the application of a guest, once for each way to answer him. Never throws. */
export async function applyAsGuest(application: GuestApplication): Promise<Stored> {
  const answer = await post(RECEIVERS.application, application);
  return answer.kind === 'stored' ? { kind: 'stored' } : answer;
}

/** Stores an address for the newsletter, once. Never throws. */
export async function subscribeToNewsletter(email: string): Promise<SubscriptionOutcome> {
  const answer = await post(RECEIVERS.newsletter, { email });
  return answer.kind === 'stored'
    ? { kind: 'stored', needsConfirmation: answer.body['needsConfirmation'] === true }
    : answer;
}

/** Where a page sends a form without script: to a hosted project, or to a path of the site itself. */
export function receiverAddress(receiver: (typeof RECEIVERS)[keyof typeof RECEIVERS]): string {
  return `${import.meta.env.PUBLIC_SUPABASE_URL || ''}/functions/v1/${receiver}`;
}

async function post(
  receiver: string,
  body: object,
): Promise<{ kind: 'stored'; body: Record<string, unknown> } | NotStored> {
  try {
    const response = await send(`${databaseOrigin()}/functions/v1/${receiver}`, {
      method: 'POST',
      headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status === 429) return { kind: 'refused', reason: 'rate limit' };
    if (response.status === 400 || response.status === 413) return { kind: 'refused', reason: 'invalid' };
    if (!response.ok) return { kind: 'failed' };
    const answer = (await response.json()) as Record<string, unknown> | null;
    return answer?.['stored'] === true ? { kind: 'stored', body: answer } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
