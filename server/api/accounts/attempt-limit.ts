import { networkLimit } from '../../http/network-limit.ts';
import type { Refusal } from '../../http/refusal.ts';

/** Counts attempts by name: each network of a client, or one device. */
export interface AttemptLimit {
  /** Counts one attempt. @returns the refusal when there were too many, or null */
  refuse(names: readonly string[]): Promise<Refusal | null>;
  forget(names: readonly string[]): Promise<unknown>;
}

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
