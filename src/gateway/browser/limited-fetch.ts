/**
 * A `fetch` that gives up a server which takes a request and says nothing: nobody waits for it for ever.
 *
 * @param milliseconds after which it counts as silent, its answer not read to the end
 */
export function limitedFetch(fetch: typeof globalThis.fetch, milliseconds: number): typeof globalThis.fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(milliseconds);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
}
