/** Document 1, section 9: at most 3 retries, 1000 ms × 1.5^attempt plus up to 300 ms of jitter. */
export const MAXIMUM_RETRIES = 3;
const BASE_DELAY = 1000;
const DELAY_GROWTH = 1.5;
const MAXIMUM_JITTER = 300;

/** Returns the milliseconds to wait before retry number `attempt`, counted from 0; `random` is in [0, 1). */
export function retryDelay(attempt: number, random: number): number {
  return BASE_DELAY * DELAY_GROWTH ** attempt + MAXIMUM_JITTER * random;
}

export interface RetryEffects {
  sleep(milliseconds: number): Promise<void>;
  random(): number;
}

/** Calls `task` until it succeeds, at most 4 times; throws the last failure. */
export async function withRetries<Result>(
  task: () => Promise<Result>,
  { sleep, random }: RetryEffects,
  isWorthRetrying: (error: unknown) => boolean = () => true,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (attempt >= MAXIMUM_RETRIES || !isWorthRetrying(error)) throw error;
      await sleep(retryDelay(attempt, random()));
    }
  }
}
