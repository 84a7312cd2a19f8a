import type { SessionKeeper } from './session-keeper.ts';

/**
 * A `fetch` that speaks to the database as whoever is signed in. A token that the server refuses is renewed, and the
 * request sent again, once; one whose session is lost is answered by 401 without being sent: as a visitor it would be
 * answered too, by what visitors see. A request that is given up does not wait for the renewal either.
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
    const token = await unlessGivenUp(keeper.accessToken(), init?.signal);
    if (token === undefined) return lostSession();
    const response = await send(token, input, init);
    if (response.status !== 401 || token === null) return response;
    const another = await unlessGivenUp(keeper.accessToken(token), init?.signal);
    return another ? send(another, input, init) : response;
  };
}

async function unlessGivenUp<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  if (!signal) return promise;
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([promise, givenUp]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

function lostSession(): Response {
  const body = { code: 'session_lost', message: 'Nobody is signed in any more', details: null, hint: null };
  return Response.json(body, { status: 401 });
}
