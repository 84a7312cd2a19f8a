/** Monotonic clock and sleep of the machine. */
export interface MonotonicClock {
  /** Milliseconds, which never go back. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Milliseconds of a step: more than what is done here takes, whatever it finds. */
const STEP = 250;

/**
 * Does a work, and gives its result once a whole number of steps is over: how long it took would tell strangers what it found.
 */
export async function evenly<Result>(work: () => PromiseLike<Result>, { now, sleep }: MonotonicClock): Promise<Result> {
  const start = now();
  try {
    return await work();
  } finally {
    const taken = now() - start;
    await sleep(Math.max(1, Math.ceil(taken / STEP)) * STEP - taken);
  }
}
