import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Names a request in the log and on the page of its error: nine letters and digits, which say nothing of anybody. */
export function newRequestId(): string {
  return randomBytes(6).readUIntBE(0, 6).toString(36).padStart(9, '0').slice(-9);
}

/** Does what a request asks for: each line that is logged meanwhile has its id. */
export function withRequestId<Result>(id: string, answer: () => Result): Result {
  return requests.run(id, answer);
}

/** Returns the id of the request that is being answered. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
