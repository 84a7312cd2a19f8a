import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordMetric } from './metrics.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', '');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubGlobal('location', { origin: 'https://coquelicot.exemple' });
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('recordMetric', () => {
  it('sends the article and the metric to the edge function, and returns the counts', async () => {
    fetchMock.mockResolvedValue(Response.json({ views: 3, reads: 1 }));
    await expect(recordMetric('a', 'view')).resolves.toEqual({ views: 3, reads: 1 });
    const [input, init] = fetchMock.mock.calls[0] ?? [];
    expect(String(input)).toBe('https://coquelicot.exemple/functions/v1/increment-article-metrics');
    expect(JSON.parse(String(init?.body))).toEqual({ articleId: 'a', type: 'view' });
    expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_x');
  });

  it.each([
    ['a refusal', async () => Response.json({ error: 'no' }, { status: 500 })],
    ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
  ])('logs %s and returns null', async (_what, answer) => {
    fetchMock.mockImplementation(answer);
    await expect(recordMetric('a', 'read')).resolves.toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each([null, {}, [], { views: '3', reads: 1 }, { views: 3 }])(
    'returns null for the malformed answer %j',
    async (body) => {
      fetchMock.mockImplementation(async () => Response.json(body));
      await expect(recordMetric('a', 'view')).resolves.toBeNull();
    },
  );
});
