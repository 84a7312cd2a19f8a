import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOrSamples } from './content-or-samples.ts';

const ENVIRONMENT = {
  PUBLIC_SUPABASE_URL: 'https://base.exemple',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const WITH_FALLBACK = { ...ENVIRONMENT, ALLOW_FALLBACK: '1' };

const fetchMock = vi.fn<typeof fetch>();
const sleep = vi.fn(async (_milliseconds: number) => {});
const effects = { sleep, random: () => 0 };

const refusal = (status: number) => async () =>
  Response.json({ code: '', message: 'refused', details: null, hint: null }, { status });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchMock.mockReset().mockImplementation(async () => Response.json([], { headers: { 'content-range': '*/0' } }));
  sleep.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('contentOrSamples', () => {
  it('returns the content of the database, even when the database is empty', async () => {
    await expect(contentOrSamples(WITH_FALLBACK, effects)).resolves.toMatchObject({ articles: [], isFallback: false });
  });

  it.each([
    ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['408', refusal(408)],
    ['429', refusal(429)],
    ['500', refusal(500)],
    ['503', refusal(503)],
  ])('returns the sample articles after %s and three retries with ALLOW_FALLBACK=1', async (_what, answer) => {
    fetchMock.mockImplementation(answer);
    const content = await contentOrSamples(WITH_FALLBACK, effects);
    expect(content.isFallback).toBe(true);
    expect(content.articles.map(({ contentType }) => contentType).toSorted()).toEqual([
      'anecdote',
      'anecdote',
      'anecdote',
      'blog',
    ]);
    expect(sleep).toHaveBeenCalledTimes(3);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each(['0', 'true', '', undefined])(
    'throws an error instead of returning samples with ALLOW_FALLBACK=%s',
    async (value) => {
      fetchMock.mockRejectedValue(new TypeError('fetch failed'));
      await expect(contentOrSamples({ ...ENVIRONMENT, ALLOW_FALLBACK: value }, effects)).rejects.toThrow(
        'does not answer',
      );
    },
  );

  it.each([
    ['the key is refused', WITH_FALLBACK, refusal(401), 'refuses the publishable key'],
    [
      'an article cannot be shown',
      WITH_FALLBACK,
      async () =>
        Response.json([{ id: '00000000-0000-4000-8000-000000000007', number: 7, title: '' }], {
          headers: { 'content-range': '0-0/1' },
        }),
      'its field title',
    ],
    [
      'the rows keep changing',
      WITH_FALLBACK,
      async () => Response.json([], { headers: { 'content-range': '*/2' } }),
      '0 rows came where 2 were counted',
    ],
    ['the environment is wrong', { ALLOW_FALLBACK: '1' }, refusal(500), 'PUBLIC_SUPABASE_URL'],
  ])('throws an error instead of returning samples when %s', async (_what, environment, answer, message) => {
    fetchMock.mockImplementation(answer);
    await expect(contentOrSamples(environment, effects)).rejects.toThrow(message);
  });
});
