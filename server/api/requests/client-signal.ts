import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` for a client, whose disconnection aborts `signal`. */
export function runForClient<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return signals.run(signal, work);
}

/** The signal that the client's disconnection aborts; undefined when the running work is for no client. */
export function clientSignal(): AbortSignal | undefined {
  return signals.getStore();
}
