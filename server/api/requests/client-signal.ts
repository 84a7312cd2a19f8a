import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

export function runForClient<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return signals.run(signal, work);
}

/** Returns the signal that is aborted when the client disconnects; undefined outside of `runForClient`. */
export function clientSignal(): AbortSignal | undefined {
  return signals.getStore();
}
