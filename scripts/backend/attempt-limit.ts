import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Refusal } from './refusal.ts';

/** Counts what is tried under a name, and forgets it on demand. */
export interface AttemptLimit {
  /** Counts one attempt. @returns why it is one too many, or null */
  refuse(name: string): Promise<Refusal | null>;
  forget(name: string): Promise<unknown>;
}

/** Makes a limit of so many attempts in so many seconds for each name. */
export function attemptLimit(attempts: number, seconds: number): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: attempts, duration: seconds });
  return {
    async refuse(name) {
      try {
        await limiter.consume(name);
        return null;
      } catch (refusal) {
        return tooMany(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
      }
    },
    forget: (name) => limiter.delete(name),
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
