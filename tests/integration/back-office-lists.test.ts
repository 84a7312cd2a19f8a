import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleListQuery } from '../../src/core/editing/listed-article.ts';
import {
  articleFilters,
  articlesByTitles,
  duplicateArticle,
  findLinkTargets,
  isSlugFree,
  listArticles,
  recentArticles,
  renameArticles,
  listTags,
} from '../../src/gateway/browser/articles.ts';
import { createCategory, listCategories } from '../../src/gateway/browser/categories.ts';
import { newestPublication, readPublication, retryPublication } from '../../src/gateway/browser/publications.ts';
import { articleStatistics } from '../../src/gateway/browser/statistics.ts';
import { deletedArticles } from '../../src/gateway/browser/trash.ts';
import { insertArticle } from '../support/articles.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;
let ids: Record<'summer' | 'winter' | 'later' | 'draft' | 'gone', string>;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  const { sql } = backend;
  const add = async (title: string, fields = {}) => (await insertArticle(sql, { title, ...fields })).id;
  ids = {
    summer: await add('L’Été à 100 %', { published_at: '2026-02-01T08:00:00Z', reading_time: '12 min de lecture' }),
    winter: await add('Cœurs d’hiver', { published_at: '2026-01-01T08:00:00Z', content_type: 'anecdote' }),
    later: await add('Plus tard', { published_at: '2999-01-01T08:00:00Z', reading_time: '3 min' }),
    draft: await add('Brouillon d’été', { status: 'draft', slug: null }),
    gone: await add('Été supprimé', { slug: 'libre-de-nouveau' }),
  };
  await sql`update public.blog_posts set view_count = 7, read_count = 1 where id = ${ids.winter}`;
  await sql`update public.blog_posts set view_count = 2, read_count = 4 where id = ${ids.summer}`;
  await sql`update public.blog_posts set view_count = 100, deleted_at = now() where id = ${ids.gone}`;
  await sql`
    insert into public.working_copies (article_id, form, base_updated_at) values (${ids.summer}, '{"title":"x"}', now())`;
});

afterAll(() => backend.stop());

const QUERY: ArticleListQuery = {
  status: 'published',
  search: '',
  sort: 'date',
  isAscending: false,
  page: 1,
  pageSize: 20,
  category: null,
  contentType: null,
  author: null,
  month: null,
};

async function listed(query: Partial<ArticleListQuery>): Promise<string[]> {
  const { articles } = await listArticles(administrator, { ...QUERY, ...query });
  return articles.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id);
}

describe('listArticles', () => {
  it('returns the articles of a status with every field of the list, and their total number', async () => {
    const { articles, total } = await listArticles(administrator, { ...QUERY, pageSize: 2 });
    expect(total).toBe(3);
    expect(articles.map(({ id }) => id)).toEqual([ids.later, ids.summer]);
    expect(articles[1]).toEqual({
      id: ids.summer,
      title: 'L’Été à 100 %',
      slug: expect.any(String),
      imageUrl: null,
      contentType: 'blog',
      status: 'published',
      publishedAt: '2026-02-01T08:00:00.000Z',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      readingTime: '12 min de lecture',
      workingCopySavedAt: expect.stringMatching(/Z$/),
      scheduledAt: null,
      views: 2,
      reads: 4,
      isWritable: true,
      review: null,
    });
    expect(articles[0]?.workingCopySavedAt).toBeNull();
  });

  it('returns the articles of every status for the status "all", also when searching', async () => {
    expect((await listed({ status: 'all' })).toSorted()).toEqual(['draft', 'later', 'summer', 'winter']);
    expect(await listed({ status: 'all', search: 'ete' })).toContain('summer');
  });

  it('narrows by type, month, category and author; articleFilters offers these choices to members alone', async () => {
    expect(await listed({ contentType: 'blog' })).toEqual(['later', 'summer']);
    expect(await listed({ month: '2026-02' })).toEqual(['summer']);
    expect(await listed({ month: '2026-02', contentType: 'anecdote' })).toEqual([]);
    const { data } = await administrator.auth.getUser();
    const author = data.user?.id ?? '';
    await backend.sql`update public.blog_posts set categories = '{Plage}' where id = ${ids.summer}`;
    // Apart from an edit, which sets the author to the account that edits.
    await backend.sql`update public.blog_posts set saved_by = ${author} where id = ${ids.summer}`;
    expect(await listed({ category: 'Plage' })).toEqual(['summer']);
    expect(await listed({ author })).toEqual(['summer']);
    expect(await listed({ author: ids.winter })).toEqual([]);
    const choices = await articleFilters(administrator);
    expect(choices.categories).toEqual(['Plage']);
    expect(choices.authors.map(({ id }) => id)).toEqual([author]);
    expect(choices.months).toContain('2026-02');
    expect(choices.months).toEqual(choices.months.toSorted().toReversed());
    await expect(articleFilters(await backend.member())).rejects.toMatchObject({ kind: 'not-allowed' });
  });

  it('returns the following pages, and an empty page after the last', async () => {
    expect(await listed({ pageSize: 2, page: 2 })).toEqual(['winter']);
    expect(await listed({ pageSize: 2, page: 3 })).toEqual([]);
    expect(await listed({ pageSize: 2, page: 2_000_000_000 })).toEqual([]);
    expect(await listed({ status: 'draft' })).toEqual(['draft']);
  });

  it.each<[Partial<ArticleListQuery>, string[]]>([
    [{ sort: 'date', isAscending: true }, ['winter', 'summer', 'later']],
    [{ sort: 'title', isAscending: true }, ['winter', 'summer', 'later']],
    [{ sort: 'title' }, ['later', 'summer', 'winter']],
    [{ sort: 'type', isAscending: true }, ['winter', 'later', 'summer']],
    [{ sort: 'reading-time' }, ['summer', 'later', 'winter']],
    [{ sort: 'views' }, ['winter', 'summer', 'later']],
  ])('sorts the articles as the query %j asks', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['ete', ['summer']],
    ["L'ÉTÉ 100", ['summer']],
    ['coeurs', ['winter']],
    ['  hiver   cœurs ', ['winter']],
    ['100 %', ['summer']],
    ['_', []],
    ['\\', []],
    ['%', ['summer']],
    ["'; drop table blog_posts; --", []],
    ['été hiver', []],
  ])('finds the articles whose titles match the search %j', async (search, expected) => {
    expect(await listed({ search })).toEqual(expected);
  });

  it('rejects with the reason of an abort, with 403 for an account without a role, with 401 for a visitor', async () => {
    const reason = new Error('assez');
    await expect(listArticles(administrator, QUERY, AbortSignal.abort(reason))).rejects.toBe(reason);
    const member = await backend.member();
    await expect(listArticles(member, QUERY)).rejects.toMatchObject({ kind: 'not-allowed', status: 403 });
    await expect(listArticles(backend.visitor(), QUERY)).rejects.toMatchObject({ kind: 'signed-out', status: 401 });
  });
});

describe('other functions of the back office’s lists', () => {
  it('recentArticles returns the articles from the newest to the oldest', async () => {
    const recent = await recentArticles(administrator);
    expect(recent.map(({ id }) => id)).toEqual([ids.draft, ids.later, ids.winter, ids.summer]);
  });

  it('findLinkTargets finds articles of every status by their titles, those that begin with the words first', async () => {
    const targets = await findLinkTargets(administrator, 'ÉTÉ');
    expect(targets.map(({ id }) => id)).toEqual([ids.draft, ids.summer]);
    expect(targets[0]).toEqual({
      id: ids.draft,
      title: 'Brouillon d’été',
      slug: null,
      contentType: 'blog',
      status: 'draft',
    });
    const byLetter = await findLinkTargets(administrator, 'L');
    expect(byLetter.map(({ id }) => id)).toEqual([ids.summer, ids.later, ids.draft]);
  });

  it('articlesByTitles finds articles by title, renameArticles renames them, duplicateArticle copies one', async () => {
    const { id } = await insertArticle(backend.sql, { title: 'Ancien, "titre"', status: 'draft' });
    expect(await articlesByTitles(administrator, ['Ancien, "titre"', 'ancien', 'Été supprimé'])).toEqual([
      { wanted: 'Ancien, "titre"', id, title: 'Ancien, "titre"' },
    ]);
    expect(await articlesByTitles(administrator, [])).toEqual([]);
    const updates = [
      { oldTitle: 'Ancien, "titre"', newTitle: 'Nouveau titre' },
      { oldTitle: 'Personne', newTitle: 'Rien' },
    ];
    expect(await renameArticles(administrator, updates)).toEqual({
      updatedCount: 1,
      notFoundTitles: ['Personne'],
      publicationId: null,
    });
    expect((await listArticles(administrator, { ...QUERY, status: 'draft', search: 'nouveau' })).total).toBe(1);
    const copy = await duplicateArticle(administrator, id);
    expect(await articlesByTitles(administrator, ['Nouveau titre (copie)'])).toEqual([
      { wanted: 'Nouveau titre (copie)', id: copy, title: 'Nouveau titre (copie)' },
    ]);
    await backend.sql`delete from public.blog_posts where id in ${backend.sql([id, copy])}`;
  });

  it('articlesByTitles ignores case and accents, except when a title matches to the letter', async () => {
    const { id } = await insertArticle(backend.sql, { title: 'L’âge d’or', status: 'draft' });
    const { id: plain } = await insertArticle(backend.sql, { title: "l'age d'or", status: 'draft' });
    const found = await articlesByTitles(administrator, ["L'ÂGE D'OR", 'L’âge d’or']);
    expect(found.map(({ wanted, id: of }) => [wanted, of])).toEqual(
      expect.arrayContaining([
        ["L'ÂGE D'OR", id],
        ["L'ÂGE D'OR", plain],
        ['L’âge d’or', id],
      ]),
    );
    expect(found).toHaveLength(3);
    await backend.sql`delete from public.blog_posts where id in ${backend.sql([id, plain])}`;
  });

  it('isSlugFree refuses another article’s slug, and accepts the article’s own and a deleted article’s', async () => {
    const { id } = await insertArticle(backend.sql, { slug: 'été', status: 'draft' });
    expect(await isSlugFree(administrator, 'e\u0301te\u0301', ids.draft)).toBe(false);
    expect(await isSlugFree(administrator, 'été', id)).toBe(true);
    expect(await isSlugFree(administrator, 'libre-de-nouveau', id)).toBe(true);
    await backend.sql`delete from public.blog_posts where id = ${id}`;
  });

  it('articleStatistics returns the totals, and the articles viewed and read most', async () => {
    const statistics = await articleStatistics(administrator);
    expect(statistics).toMatchObject({ totalViews: 9, totalReads: 5 });
    expect(statistics.mostViewed.slice(0, 2).map(({ id }) => id)).toEqual([ids.winter, ids.summer]);
    expect(statistics.mostRead[0]).toEqual({
      id: ids.summer,
      title: 'L’Été à 100 %',
      views: 2,
      reads: 4,
      contentType: 'blog',
      status: 'published',
      publishedAt: '2026-02-01T08:00:00.000Z',
    });
  });

  it('deletedArticles returns the articles in the trash', async () => {
    expect(await deletedArticles(administrator)).toEqual([
      {
        id: ids.gone,
        title: 'Été supprimé',
        contentType: 'blog',
        status: 'published',
        deletedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('listTags sorts tags by name; createCategory adds a category, and refuses duplicate or invalid names', async () => {
    await backend.sql`insert into public.tags (name) values ('b'), ('a')`;
    expect(await listTags(administrator)).toEqual(['a', 'b']);
    expect(await createCategory(administrator, ' Rencontres ')).toEqual({
      kind: 'created',
      category: { id: expect.any(String), name: 'Rencontres', slug: expect.stringMatching(/^rencontres-/) },
    });
    expect(await createCategory(administrator, 'RENCONTRES')).toEqual({ kind: 'exists' });
    expect(await createCategory(administrator, 'a'.repeat(81))).toMatchObject({ kind: 'refused' });
    expect(await createCategory(administrator, '\u200b')).toMatchObject({ kind: 'refused' });
    expect((await listCategories(administrator)).map(({ name }) => name)).toEqual(['Rencontres']);
    await expect(createCategory(await backend.member(), 'Autre')).rejects.toMatchObject({ kind: 'not-allowed' });
  });
});

describe('publications', () => {
  it('are queued by retryPublication, which calls the webhook, and are read with state and reason', async () => {
    const before = backend.hookCalls.length;
    const id = await retryPublication(administrator);
    expect(await readPublication(administrator, id)).toMatchObject({
      id,
      state: 'queued',
      reason: null,
      buildId: null,
    });
    await eventually(() => backend.hookCalls.length > before, 'the webhook is called');
    await backend.operator().rpc('start_publication', { build_id: 'b-1' });
    await backend.operator().rpc('finish_publication', { publication_id: id, failure: 'Plus de place' });
    expect(await newestPublication(administrator)).toMatchObject({
      id,
      state: 'failed',
      reason: 'Plus de place',
      buildId: 'b-1',
    });
    expect(await readPublication(administrator, ids.draft)).toBeNull();
    await expect(retryPublication(await backend.member())).rejects.toMatchObject({ kind: 'not-allowed' });
  });
});
