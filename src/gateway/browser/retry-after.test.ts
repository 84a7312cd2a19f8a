import { expect, it, vi } from 'vitest';
import { retryAfterOf, fetchWithRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

const asked = (status: number, headers: HeadersInit = {}) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ message: 'Doucement' }, { status, headers }),
  );
  return fetchWithRetryAfter(fetch, () => NOW)('https://base.exemple/rest/v1/rpc/save_article');
};

it.each([
  ['4', 4],
  ['0', 0],
  ['3600', 60],
  ['Mon, 01 Jun 2026 12:00:07 GMT', 7],
  ['Mon, 01 Jun 2026 11:00:00 GMT', 0],
])('fetchWithRetryAfter adds the seconds of the header %j, at most 60, to the body', async (header, seconds) => {
  const response = await asked(429, { 'Retry-After': header });
  expect(response.status).toBe(429);
  expect(retryAfterOf((await response.json()) as object)).toBe(seconds);
});

it.each<[number, HeadersInit]>([
  [429, {}],
  [429, { 'Retry-After': 'soon' }],
  [503, { 'Retry-After': '4' }],
  [200, { 'Retry-After': '4' }],
])('fetchWithRetryAfter leaves the answer %i with the headers %j unchanged', async (status, headers) => {
  const response = await asked(status, headers);
  expect(response.status).toBe(status);
  const body = (await response.json()) as object;
  expect(body).toEqual({ message: 'Doucement' });
  expect(retryAfterOf(body)).toBeNull();
});
