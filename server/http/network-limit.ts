import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { shareOf } from '../../supabase/functions/_shared/client-network.ts';

/** Counts attempts under names: those of a client's networks, the narrowest first, or a single name for all clients. */
export interface NetworkLimit {
  /** Counts one attempt under each name. @returns the seconds to wait if it is one too many, or null */
  secondsToWait(names: readonly string[]): Promise<number | null>;
  forget(names: readonly string[]): Promise<void>;
}

/** Networks of one client: `networksOf` returns at most three. */
const MOST_NETWORKS = 3;

/** Limits attempts within some seconds, with a larger limit for each wider network. */
export function networkLimit(attempts: number, seconds: number): NetworkLimit {
  const limiters = Array.from(
    { length: MOST_NETWORKS },
    (_, index) => new RateLimiterMemory({ points: attempts * shareOf(index), duration: seconds }),
  );
  return {
    async secondsToWait(names) {
      try {
        for (const [index, name] of names.entries()) await limiters[index]?.consume(name);
        return null;
      } catch (refusal) {
        return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
      }
    },
    async forget(names) {
      for (const [index, name] of names.entries()) await limiters[index]?.delete(name);
    },
  };
}
