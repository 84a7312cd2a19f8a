import { expect, it } from 'vitest';
import { limitedFetch } from './limited-fetch.ts';

const ADDRESS = 'https://base.exemple/auth/v1/token';

/** Behaves like a server that takes requests and never answers. */
const silent: typeof globalThis.fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

it('limitedFetch gives up on a server that does not answer in time', async () => {
  await expect(limitedFetch(silent, 1)(ADDRESS)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('limitedFetch obeys the caller’s abort signal, and passes address and body on', async () => {
  const reason = new Error('not wanted any more');
  await expect(limitedFetch(silent, 60_000)(ADDRESS, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const echo: typeof globalThis.fetch = async (input, init) => new Response(`${String(input)} ${String(init?.body)}`);
  const answer = await limitedFetch(echo, 60_000)(ADDRESS, { method: 'POST', body: 'un' });
  expect(await answer.text()).toBe(`${ADDRESS} un`);
});
