import { databaseOrigin, publishableKey } from './database-access.ts';
import { limitedFetch } from './limited-fetch.ts';

/** Reason why something was not stored: rate limit of this network, invalid form, or any other failure. */
export type NotStored = { kind: 'refused'; reason: 'rate limit' | 'invalid' } | { kind: 'failed' };

/** Longest wait in milliseconds: the function may send a mail before it answers. */
const ANSWER_TIMEOUT = 20_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** Returns the target of a form without script: a hosted project, or a path of the site. */
export function receiverAddress(receiver: string): string {
  return `${import.meta.env.PUBLIC_SUPABASE_URL || ''}/functions/v1/${receiver}`;
}

/** Sends a form to an edge function that stores it. Never throws. */
export async function sendForm(
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
