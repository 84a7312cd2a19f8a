import { TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { SentForm } from '../_shared/read-form.ts';
import { done, missing, UNKNOWN_LINK } from './answers.ts';

export type Opened = { outcome: 'rate_limit' } | { outcome: 'unknown' } | { outcome: 'open'; email: string };

/** Tells whether the link of a token may still be used. Counts as one of its network's attempts. */
export async function checkLink(
  form: SentForm,
  network: string,
  open: (network: string, token: string) => Promise<Opened>,
): Promise<Outcome> {
  const token = form.text('token');
  if (!token) return missing('token');
  const { outcome } = await open(network, token);
  if (outcome === 'rate_limit') return TOO_MANY;
  return outcome === 'open' ? done({}) : UNKNOWN_LINK;
}
