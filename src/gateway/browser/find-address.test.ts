import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookups } from './find-address.ts';

const ID = 'abcdef00-0000-4000-8000-000000000001';
const ROW = { id: ID, slug: 'été', content_type: 'blog' };
const ARTICLE = { id: ID, slug: 'été', contentType: 'blog' };

/** Rows of the database by table and filter; other requests find no row. */
let rows: Record<string, unknown> = {};
const fetchMock = vi.fn<typeof fetch>(async (input) => {
  const { pathname, searchParams } = new URL(String(input));
  const column = ['id', 'or', 'slug'].find((name) => searchParams.has(name)) ?? '';
  const filter = `${column}=${searchParams.get(column)}`;
  return Response.json(rows[`${pathname.split('/').at(-1)}?${filter}`] ?? []);
});

beforeEach(() => {
  rows = {};
  vi.stubEnv('PUBLIC_SUPABASE_URL', '');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubGlobal('location', { origin: 'https://coquelicot.exemple' });
  vi.stubGlobal('fetch', fetchMock.mockClear());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('findArticle', () => {
  it.each([
    ['by id', `blog_posts?id=eq.${ID}`, ID, [ROW]],
    ['by slug', 'blog_posts?slug=eq.été', 'été', [ROW]],
    ['by slug in capitals', 'blog_posts?slug=eq.été', 'ÉTÉ', [ROW]],
    ['by a former slug', 'former_slugs?slug=eq.ancien', 'ancien', [{ blog_posts: ROW }]],
    ['by a slug that looks like a filter', 'blog_posts?slug=eq.a,b)&id=eq.1', 'a,b)&id=eq.1', [ROW]],
  ])('finds an article %s', async (_how, key, name, found) => {
    rows[key] = found;
    await expect(lookups.findArticle(name)).resolves.toEqual(ARTICLE);
  });

  it('prefers the article with a slug today to an article that had the slug before', async () => {
    rows['blog_posts?slug=eq.a'] = [ROW];
    rows['former_slugs?slug=eq.a'] = [{ blog_posts: { ...ROW, slug: 'autre' } }];
    await expect(lookups.findArticle('a')).resolves.toEqual(ARTICLE);
  });

  it('returns null for a slug that the database does not know', async () => {
    await expect(lookups.findArticle('inconnu')).resolves.toBeNull();
  });

  it('asks with the public key, and only by slug when the name is no id', async () => {
    await lookups.findArticle('inconnu');
    for (const [input, init] of fetchMock.mock.calls) {
      expect(String(input)).toMatch(/^https:\/\/coquelicot\.exemple\/rest\/v1\/.*slug=eq\.inconnu&limit=1$/);
      expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_x');
    }
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('asks a hosted project at its own address', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://projet.supabase.co');
    await lookups.findArticle('inconnu');
    expect(String(fetchMock.mock.calls[0]?.[0])).toMatch(/^https:\/\/projet\.supabase\.co\/rest\/v1\//);
  });

  it('returns null without a request for a name that no slug can be', async () => {
    await expect(lookups.findArticle('a\0b')).resolves.toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', async () => Response.json({ message: 'no' }, { status: 503 })],
    ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer that is not JSON', async () => new Response('<html>')],
    ['an answer that is not a list of rows', async () => Response.json({ message: 'no' })],
    ['a row without id', async () => Response.json([{ slug: 'a', content_type: 'blog' }])],
    ['a row of an unknown type', async () => Response.json([{ ...ROW, content_type: '//pirate.fr' }])],
    ['a row whose slug is no text', async () => Response.json([{ ...ROW, slug: 1 }])],
    ['an empty row', async () => Response.json([null])],
  ])('fails on %s', async (_what, answer) => {
    fetchMock.mockImplementationOnce(answer);
    await expect(lookups.findArticle('a')).rejects.toThrow();
  });
});

describe('findCategory', () => {
  it('finds a category by id', async () => {
    rows[`categories?id=eq.${ID}`] = [{ slug: 'rendez-vous' }];
    await expect(lookups.findCategory(ID)).resolves.toEqual({ slug: 'rendez-vous' });
  });

  it('finds a category by a present or former slug', async () => {
    rows['categories?or=(slug.eq.rancard,former_slugs.cs.{rancard})'] = [{ slug: 'rendez-vous' }];
    await expect(lookups.findCategory('rancard')).resolves.toEqual({ slug: 'rendez-vous' });
  });

  it.each(['a,b', 'a}', 'a)', '"', 'a b'])('returns null without a request for %j, which is no slug', async (name) => {
    await expect(lookups.findCategory(name)).resolves.toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([[[{}]], [[{ slug: '' }]], [[{ slug: null }]]])('fails on the rows %j', async (found) => {
    rows[`categories?id=eq.${ID}`] = found;
    await expect(lookups.findCategory(ID)).rejects.toThrow();
  });
});

describe('isOnline', () => {
  it.each([
    [200, true],
    [404, false],
    [410, false],
    [405, true],
  ])('turns status %i into %s', async (status, online) => {
    fetchMock.mockImplementationOnce(async () => new Response(null, { status }));
    await expect(lookups.isOnline('https://coquelicot.exemple/blog/a')).resolves.toBe(online);
    expect(fetchMock.mock.calls[0]?.[1]?.method).toBe('HEAD');
  });
});
