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
  it('adds the access token of the signed-in user, and keeps method, body and headers', async () => {
    accessToken.mockResolvedValue('token');
    await authorized(ADDRESS, { method: 'POST', body: '{}', headers: { Prefer: 'count=exact' } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(ADDRESS, expect.objectContaining({ method: 'POST', body: '{}' }));
    expect(sentHeaders()).toEqual([{ apikey: 'key', authorization: 'Bearer token', prefer: 'count=exact' }]);
  });

  it('sends the public key for a visitor, and returns a refusal unchanged', async () => {
    accessToken.mockResolvedValue(null);
    fetch.mockResolvedValue(answer(401));
    expect((await authorized(ADDRESS)).status).toBe(401);
    expect(sentHeaders()).toEqual([{ apikey: 'key', authorization: 'Bearer key' }]);
  });

  it.each([401, 403])('retries once with a renewed token after %i', async (status) => {
    accessToken.mockResolvedValueOnce('a').mockResolvedValueOnce('b');
    fetch.mockResolvedValueOnce(answer(status)).mockResolvedValueOnce(answer(status));
    expect((await authorized(ADDRESS)).status).toBe(status);
    expect(accessToken.mock.calls).toEqual([[], ['a']]);
    expect(sentHeaders().map(({ authorization }) => authorization)).toEqual(['Bearer a', 'Bearer b']);
  });

  it.each([401, 403])('answers 401 when the session turns out to be lost after %i', async (status) => {
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

  it('does not wait for a token once the request is aborted', async () => {
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
