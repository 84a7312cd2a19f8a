/** Makes a `fetch` that gives up on a silent server. @param milliseconds until the whole answer must have arrived */
export function limitedFetch(fetch: typeof globalThis.fetch, milliseconds: number): typeof globalThis.fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(milliseconds);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
}
