import { AsyncLocalStorage } from 'node:async_hooks';

const departures = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` for a client who has left once `departure` is aborted. */
export function untilDeparture<Result>(departure: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return departures.run(departure, work);
}

/** Aborted when the client has left whom the running work is for; undefined when it is for nobody in particular. */
export function clientDeparture(): AbortSignal | undefined {
  return departures.getStore();
}
