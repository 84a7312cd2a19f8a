/** Seconds that a server may ask for: a wait that is longer is broken off by somebody who goes away. */
const LONGEST = 60;

/**
 * A `fetch` whose answers of status 429 say in their body after how long to ask again: postgrest-js gives bodies, not headers.
 *
 * @param now in milliseconds
 */
export function tellingRetryAfter(fetch: typeof globalThis.fetch, now: () => number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const header = response.status === 429 ? response.headers.get('Retry-After') : null;
    const seconds = header === null ? null : secondsIn(header, now());
    if (seconds === null) return response;
    const message = await response.text();
    return Response.json({ code: 'too_many_requests', message, retryAfter: seconds }, { status: 429 });
  };
}

/** Seconds after which to ask again, as the error of an answer says; null when it does not. */
export function retryAfterOf(error: object): number | null {
  return 'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : null;
}

/** A header says seconds, or a date. */
function secondsIn(header: string, now: number): number | null {
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(LONGEST, Math.max(0, seconds));
}
