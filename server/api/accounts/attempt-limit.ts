import { networkLimit } from '../../http/network-limit.ts';
import type { Refusal } from '../../http/refusal.ts';

/** Counts what is tried under names, the networks of a client or one name, and forgets it on demand. */
export interface AttemptLimit {
  /** Counts one attempt. @returns why it is one too many, or null */
  refuse(names: readonly string[]): Promise<Refusal | null>;
  forget(names: readonly string[]): Promise<unknown>;
}

/** Makes a limit of so many attempts in so many seconds for each name. */
export function attemptLimit(attempts: number, seconds: number): AttemptLimit {
  const limit = networkLimit(attempts, seconds);
  return {
    async refuse(names) {
      const wait = await limit.secondsToWait(names);
      return wait === null ? null : tooMany(wait);
    },
    forget: (names) => limit.forget(names),
  };
}

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: 429,
    code: 'over_request_rate_limit',
    message: `Trop de tentatives de connexion. Réessaie dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
    headers: { 'Retry-After': String(seconds) },
  };
}
