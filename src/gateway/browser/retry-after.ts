/** Longest wait in seconds, also when the server asks for a longer one: people do not wait longer. */
const LONGEST_WAIT = 60;

/** Makes a `fetch` that copies Retry-After into the body of a 429 answer, because postgrest-js hides headers. */
export function fetchWithRetryAfter(fetch: typeof globalThis.fetch, now: () => number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const header = response.status === 429 ? response.headers.get('Retry-After') : null;
    const seconds = header === null ? null : secondsIn(header, now());
    if (seconds === null) return response;
    const message = await response.text();
    return Response.json({ code: 'too_many_requests', message, retryAfter: seconds }, { status: 429 });
  };
}

/** Reads the seconds to wait from an error; null when it has none. */
export function retryAfterOf(error: object): number | null {
  return 'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : null;
}

/** Reads the seconds to wait from a header, which holds seconds or a date; null when it is invalid. */
function secondsIn(header: string, now: number): number | null {
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(LONGEST_WAIT, Math.max(0, seconds));
}
