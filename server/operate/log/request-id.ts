import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Returns a random name of a request for the log and the error page; it reveals nothing about anybody. */
export function newRequestId(): string {
  return randomUUID().slice(-12);
}

/** Runs `answer`; each line that it logs has the id. */
export function withRequestId<Result>(id: string, answer: () => Result): Result {
  return requests.run(id, answer);
}

export function currentRequestId(): string | undefined {
  return requests.getStore();
}
