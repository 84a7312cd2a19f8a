import type { SessionKeeper } from './session-keeper.ts';

/**
 * Makes a `fetch` that acts as the signed-in member. After 401 (token refused) or 403 (session perhaps ended
 * elsewhere), it renews the token and repeats the request once. When the session is lost, it sends nothing and answers
 * 401: the server would treat the member as a visitor. An aborted request does not wait for a renewal.
 */
export function authorizedFetch(
  keeper: Pick<SessionKeeper, 'accessToken'>,
  { apiKey, fetch }: { apiKey: string; fetch: typeof globalThis.fetch },
): typeof globalThis.fetch {
  const send = (token: string | null, input: RequestInfo | URL, init: RequestInit | undefined) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', apiKey);
    headers.set('Authorization', `Bearer ${token ?? apiKey}`);
    return fetch(input, { ...init, headers });
  };
  return async (input, init) => {
    const token = await unlessAborted(keeper.accessToken(), init?.signal);
    if (token === undefined) return sessionLostResponse();
    const response = await send(token, input, init);
    if ((response.status !== 401 && response.status !== 403) || token === null) return response;
    const renewed = await unlessAborted(keeper.accessToken(token), init?.signal);
    if (renewed === undefined) return sessionLostResponse();
    return renewed === null ? response : send(renewed, input, init);
  };
}

async function unlessAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  if (!signal) return promise;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function sessionLostResponse(): Response {
  const body = { code: 'session_lost', message: 'Nobody is signed in any more', details: null, hint: null };
  return Response.json(body, { status: 401 });
}
