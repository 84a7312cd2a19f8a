export interface MonotonicClock {
  /** Monotonic milliseconds. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Milliseconds of a step: longer than any work here takes. */
const STEP = 250;

/** Delays a result to a whole number of steps, because the exact time would reveal to strangers what the work found. */
export async function evenly<Result>(work: () => PromiseLike<Result>, { now, sleep }: MonotonicClock): Promise<Result> {
  const start = now();
  try {
    return await work();
  } finally {
    const taken = now() - start;
    await sleep(Math.max(1, Math.ceil(taken / STEP)) * STEP - taken);
  }
}
