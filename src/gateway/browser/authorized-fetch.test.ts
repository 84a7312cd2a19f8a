import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authorizedFetch } from './authorized-fetch.ts';

const ADDRESS = 'https://base.exemple/rest/v1/blog_posts';
const fetch = vi.fn<typeof globalThis.fetch>();
const accessToken = vi.fn<(refused?: string) => Promise<string | null | undefined>>();
const authorized = authorizedFetch({ accessToken }, { apiKey: 'key', fetch });

const answer = (status: number) => new Response(null, { status });
const sentHeaders = () => fetch.mock.calls.map(([, init]) => Object.fromEntries(new Headers(init?.headers)));

beforeEach(() => {
  vi.resetAllMocks();
  fetch.mockResolvedValue(answer(200));
});

describe('authorizedFetch', () => {
  it('speaks as whoever is signed in, and keeps what else is sent', async () => {
    accessToken.mockResolvedValue('token');
    await authorized(ADDRESS, { method: 'POST', body: '{}', headers: { Prefer: 'count=exact' } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(ADDRESS, expect.objectContaining({ method: 'POST', body: '{}' }));
    expect(sentHeaders()).toEqual([{ apikey: 'key', authorization: 'Bearer token', prefer: 'count=exact' }]);
  });

  it('speaks as a visitor by the public key, and takes a refusal as it is', async () => {
    accessToken.mockResolvedValue(null);
    fetch.mockResolvedValue(answer(401));
    expect((await authorized(ADDRESS)).status).toBe(401);
    expect(sentHeaders()).toEqual([{ apikey: 'key', authorization: 'Bearer key' }]);
  });

  it.each([401, 403])('sends again, once, with a renewed token: %i', async (status) => {
    accessToken.mockResolvedValueOnce('a').mockResolvedValueOnce('b');
    fetch.mockResolvedValueOnce(answer(status)).mockResolvedValueOnce(answer(status));
    expect((await authorized(ADDRESS)).status).toBe(status);
    expect(accessToken.mock.calls).toEqual([[], ['a']]);
    expect(sentHeaders().map(({ authorization }) => authorization)).toEqual(['Bearer a', 'Bearer b']);
  });

  it.each([401, 403])('answers that the session is lost when it is, after a refusal: %i', async (status) => {
    accessToken.mockResolvedValueOnce('a').mockResolvedValueOnce(undefined);
    fetch.mockResolvedValue(answer(status));
    expect((await authorized(ADDRESS)).status).toBe(401);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('sends nothing once the session is lost', async () => {
    accessToken.mockResolvedValue(undefined);
    const response = await authorized(ADDRESS);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'session_lost' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not wait for a renewal once it is given up', async () => {
    accessToken.mockReturnValueOnce(new Promise(() => {}));
    const controller = new AbortController();
    const answered = authorized(ADDRESS, { signal: controller.signal });
    controller.abort(new Error('too long'));
    await expect(answered).rejects.toThrow('too long');
    accessToken.mockResolvedValueOnce('a').mockReturnValueOnce(new Promise(() => {}));
    fetch.mockResolvedValue(answer(401));
    await expect(authorized(ADDRESS, { signal: AbortSignal.timeout(1) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
