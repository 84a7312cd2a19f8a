import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idOf } from '../../core/site/content.support.ts';
import { DatabaseUnreachable, readSiteContent } from './site-content.ts';

const ENVIRONMENT = {
  PUBLIC_SUPABASE_URL: 'https://base.exemple',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const DATE = '2026-05-14T10:00:00+00:00';
const TABLES: Record<string, unknown[]> = {
  blog_posts: [{ id: idOf(1), number: 1, title: 'Un titre', slug: 'un-titre', created_at: DATE, updated_at: DATE }],
  categories: [{ id: idOf(2), name: 'Séduction', slug: 'seduction' }],
  former_slugs: [{ slug: 'ancien', article_id: idOf(1) }],
};

const fetchMock = vi.fn<typeof fetch>();
const sleep = vi.fn(async (_milliseconds: number) => {});
const effects = { sleep, random: () => 0 };

const urlOf = (input: Parameters<typeof fetch>[0]) => new URL(input instanceof Request ? input.url : input);
const tableOf = (input: Parameters<typeof fetch>[0]) => urlOf(input).pathname.split('/').at(-1) ?? '';

function rowsOf(table: string): Response {
  const rows = TABLES[table] ?? [];
  return Response.json(rows, { status: 200, headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } });
}

const refusal = (status: number, code: string, message: string) => async () =>
  Response.json({ code, message, details: null, hint: null }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchMock.mockReset().mockImplementation(async (input) => rowsOf(tableOf(input)));
  sleep.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('readSiteContent', () => {
  it('reads articles, categories and former slugs', async () => {
    const content = await readSiteContent(ENVIRONMENT, effects);
    expect(content.articles.map(({ id, contentType }) => [id, contentType])).toEqual([[idOf(1), 'anecdote']]);
    expect(content.categories).toEqual([{ id: idOf(2), name: 'Séduction', slug: 'seduction' }]);
    expect(content.formerSlugs).toEqual([{ slug: 'ancien', articleId: idOf(1) }]);
    expect(content.isFallback).toBe(false);
  });

  it('requests published articles with the publishable key, ordered by article number', async () => {
    await readSiteContent(ENVIRONMENT, effects);
    const [call] = fetchMock.mock.calls.filter(([input]) => tableOf(input) === 'blog_posts');
    const query = urlOf(call?.[0] ?? '').searchParams;
    expect(query.get('status')).toBe('eq.published');
    expect(query.get('order')).toBe('number.asc');
    expect(new Headers(call?.[1]?.headers).get('apikey')).toBe('sb_publishable_x');
  });

  it('throws an error that names the article and the field, without a retry, when a row cannot be shown', async () => {
    fetchMock.mockImplementation(async (input) =>
      tableOf(input) === 'blog_posts'
        ? Response.json([{ id: idOf(7), number: 7, title: '' }], { headers: { 'content-range': '0-0/1' } })
        : rowsOf(tableOf(input)),
    );
    await expect(readSiteContent(ENVIRONMENT, effects)).rejects.toThrow(/^Article .*7 .* its field title/);
    expect(sleep).not.toHaveBeenCalled();
  });
});

describe('readSiteContent with a live contest', () => {
  const LIVE = {
    ...ENVIRONMENT,
    CONTEST_MODE: 'live',
    CONTEST_ORGANISER: 'Société',
    CONTEST_ORGANISER_ADDRESS: '1 rue des Fleurs',
    CONTEST_REGISTRATION: 'RCS Paris 1',
    CONTEST_CONTACT: 'jeu@coquelicot.example',
    CONTEST_STARTS_AT: '2026-12-01T00:00:00+01:00',
    CONTEST_ENDS_AT: '2027-01-01T00:00:00+01:00',
  };
  const recorded = (...statuses: object[]) =>
    fetchMock.mockImplementation(async (input) =>
      tableOf(input) === 'contest_statuses' ? Response.json(statuses) : rowsOf(tableOf(input)),
    );
  const FORMER = {
    name: '2026-10',
    starts_at: '2026-09-30T22:00:00+00:00',
    ends_at: '2026-10-31T23:00:00+00:00',
    entries: 20,
    draws: [],
  };
  const OPEN = {
    name: '2026-12',
    starts_at: '2026-11-30T23:00:00+00:00',
    ends_at: '2026-12-31T23:00:00+00:00',
    entries: 7,
    draws: [],
  };

  it('returns the live contest and all recorded ones; without live mode, only the recorded ones', async () => {
    recorded(OPEN, FORMER);
    const { contest, contests } = await readSiteContent(LIVE, effects);
    expect(contest).toEqual({
      name: '2026-12',
      startsAt: '2026-11-30T23:00:00.000Z',
      endsAt: '2026-12-31T23:00:00.000Z',
      entries: 7,
      draws: [],
    });
    expect(contests.map(({ name }) => name)).toEqual(['2026-12', '2026-10']);
    recorded(FORMER);
    const demonstration = await readSiteContent(ENVIRONMENT, effects);
    expect([demonstration.contest, demonstration.contests.length]).toEqual([null, 1]);
  });

  it.each([
    ['no such contest', undefined],
    ['another end of the contest', { ...OPEN, ends_at: '2027-01-02T23:00:00+00:00' }],
    ['another start of the contest', { ...OPEN, starts_at: '2026-11-29T23:00:00+00:00' }],
  ])('throws an error with the command to run when the database has %s', async (_what, status) => {
    recorded(...(status ? [status] : []), FORMER);
    await expect(readSiteContent(LIVE, effects)).rejects.toThrow('Open it: npm run tool -- draw open.');
    expect(sleep).not.toHaveBeenCalled();
  });

  it('throws an error that names a missing variable, before any request', async () => {
    await expect(readSiteContent({ ...LIVE, CONTEST_ORGANISER: '' }, effects)).rejects.toThrow('CONTEST_ORGANISER');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('readSiteContent, when the database fails', () => {
  const PASSING = [
    [
      'a network error',
      () => Promise.reject(new TypeError('fetch failed')),
      /does not answer .*fetch failed.*Start it/,
    ],
    ['status 408', refusal(408, '', 'too slow'), /answered 408: too slow/],
    ['status 429', refusal(429, '', 'too many'), /answered 429: too many/],
    ['status 500', refusal(500, '', 'broken'), /answered 500: broken/],
    ['status 503', refusal(503, 'PGRST002', 'starting'), /answered 503: starting/],
  ] as const;
  const LASTING = [
    ['a refused key', refusal(401, '', 'Invalid API key'), /refuses the publishable key \(Invalid API key\)/],
    ['a forbidden table', refusal(403, '42501', 'denied'), /Correct PUBLIC_SUPABASE_PUBLISHABLE_KEY/],
    [
      'a missing table',
      refusal(404, 'PGRST205', 'no blog_posts'),
      /lacks what the site reads \(no blog_posts\).*migrations/,
    ],
    ['a table that PostgreSQL lacks', refusal(404, '42P01', 'no table'), /Apply the migrations: supabase db push/],
    ['a missing column', refusal(400, '42703', 'no is_featured'), /Apply the migrations/],
    ['a wrong query', refusal(400, 'PGRST100', 'bad query'), /answered 400: bad query/],
  ] as const;

  it.each(PASSING)(
    'retries three times after %s, then throws an error that names the cause',
    async (_what, answer, message) => {
      fetchMock.mockImplementation(answer);
      await expect(readSiteContent(ENVIRONMENT, effects)).rejects.toThrow(message);
      expect(sleep.mock.calls).toEqual([[1000], [1500], [2250]]);
      // Four attempts at three tables and the contests: the client adds no retries of its own.
      expect(fetchMock).toHaveBeenCalledTimes(16);
    },
  );

  it.each(LASTING)(
    'throws an error that names the cause, without a retry, after %s',
    async (_what, answer, message) => {
      fetchMock.mockImplementation(answer);
      await expect(readSiteContent(ENVIRONMENT, effects)).rejects.toThrow(message);
      await expect(readSiteContent(ENVIRONMENT, effects)).rejects.toThrow(
        expect.objectContaining({ name: 'SiteError', message: expect.stringContaining('https://base.exemple') }),
      );
      expect(sleep).not.toHaveBeenCalled();
    },
  );

  it('returns the content when a retry succeeds', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(readSiteContent(ENVIRONMENT, effects)).resolves.toMatchObject({ isFallback: false });
    expect(sleep).toHaveBeenCalledTimes(1);
  });

  it('throws DatabaseUnreachable after network errors, but not when rows are missing from an answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    await expect(readSiteContent(ENVIRONMENT, effects)).rejects.toThrow(DatabaseUnreachable);
    fetchMock.mockImplementation(async () => Response.json([], { headers: { 'content-range': '*/2' } }));
    const failure = readSiteContent(ENVIRONMENT, effects);
    await expect(failure).rejects.toThrow('0 rows came where 2 were counted');
    await expect(failure).rejects.not.toThrow(DatabaseUnreachable);
  });

  it('sends no request when the environment names no database', async () => {
    await expect(readSiteContent({}, effects)).rejects.toThrow('PUBLIC_SUPABASE_URL');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
