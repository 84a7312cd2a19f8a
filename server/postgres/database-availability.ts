import { AsyncLocalStorage } from 'node:async_hooks';
import { answerRefusal, type Refusal } from '../http/refusal.ts';

interface RequestScope {
  hasLostDatabase: boolean;
}

/** PostgREST's own error. A restarted database answers within a second or two. */
const UNAVAILABLE: Refusal = {
  status: 503,
  code: 'PGRST001',
  message: 'The database does not answer at the moment. Try again in a second.',
  headers: { 'Retry-After': '1' },
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Marks the current request, if any: the database went away under it. */
export function noteLostDatabase(): void {
  const scope = scopes.getStore();
  if (scope) scope.hasLostDatabase = true;
}

/** Answers 503 for any error after a lost database: the interfaces may even say "table not found". */
export async function answerOrUnavailable(pathname: string, answer: () => Promise<Response>): Promise<Response> {
  const scope: RequestScope = { hasLostDatabase: false };
  try {
    const response = await scopes.run(scope, answer);
    if (response.status < 400 || !scope.hasLostDatabase) return response;
    await response.body?.cancel();
  } catch (error) {
    if (!scope.hasLostDatabase) throw error;
  }
  return answerRefusal(UNAVAILABLE, pathname);
}
