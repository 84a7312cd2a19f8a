import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` for a client, whose disconnection aborts `signal`. */
export function runForClient<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return signals.run(signal, work);
}

/** Returns the client's signal; undefined outside of `runForClient`. */
export function clientSignal(): AbortSignal | undefined {
  return signals.getStore();
}
