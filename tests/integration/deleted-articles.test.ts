import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertArticle, newArticle } from '../support/articles.ts';
import { callAs } from '../support/roles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  await backend.sql`truncate public.blog_posts, public.publications cascade`;
});

const deleteArticle = async (id: string, client = administrator) =>
  (await callAs(backend, client, 'delete_article', { article_id: id }))[0]?.['delete_article'] as string;
const restoreArticle = async (id: string, client = administrator) =>
  (await callAs(backend, client, 'restore_article', { article_id: id }))[0]?.['restore_article'] as string;

/** Reads the row as it is stored, deleted or not. */
async function storedArticle(id: string) {
  const [found] = await backend.sql<{ row: Record<string, unknown> }[]>`
    select to_jsonb(post) as row from public.blog_posts post where id = ${id}`;
  return found?.row;
}

/** Counts the publications that a task asks for. */
async function publicationsOf(task: () => PromiseLike<unknown>): Promise<number> {
  await backend.sql`delete from public.publications`;
  await task();
  return (await backend.sql`select 1 from public.publications`).length;
}

describe('delete_article and restore_article', () => {
  it('hide an article from everybody, and bring it back exactly as it was', async () => {
    const { id } = await insertArticle(backend.sql);
    await backend.sql`update public.blog_posts set slug = 'adresse', view_count = 7 where id = ${id}`;
    const before = await storedArticle(id);
    const formerSlugs = await backend.sql`select * from public.former_slugs`;
    const clients = [backend.visitor(), await backend.member(), administrator];
    const seen = () =>
      Promise.all(clients.map(async (client) => (await client.from('blog_posts').select('id').eq('id', id)).data));

    expect(await deleteArticle(id)).toBe('deleted');
    expect(await seen()).toEqual([[], [], []]);
    expect(await storedArticle(id)).toEqual({ ...before, deleted_at: expect.any(String) });
    expect(await restoreArticle(id)).toBe('restored');
    expect(await seen()).toEqual([[{ id }], [{ id }], [{ id }]]);
    expect(await storedArticle(id)).toEqual(before);
    expect(await backend.sql`select * from public.former_slugs`).toEqual(formerSlugs);
  });

  it('report a repeated call as "already_deleted" or "not_deleted", and change nothing', async () => {
    const { id } = await insertArticle(backend.sql);
    expect(await restoreArticle(id)).toBe('not_deleted');
    await deleteArticle(id);
    const deleted = await storedArticle(id);
    expect(await deleteArticle(id)).toBe('already_deleted');
    expect(await storedArticle(id)).toEqual(deleted);
    await restoreArticle(id);
    expect(await restoreArticle(id)).toBe('not_deleted');
  });

  it('delete and restore once when four calls come at the same time', async () => {
    const { id } = await insertArticle(backend.sql);
    const other = await backend.administrator();
    const clients = [administrator, other, administrator, other];
    const deletions = await Promise.all(clients.map((client) => deleteArticle(id, client)));
    expect(deletions.sort()).toEqual(['already_deleted', 'already_deleted', 'already_deleted', 'deleted']);
    const restorations = await Promise.all(clients.map((client) => restoreArticle(id, client)));
    expect(restorations.sort()).toEqual(['not_deleted', 'not_deleted', 'not_deleted', 'restored']);
  });

  it.each([
    ['an id that no article has', NOBODY],
    ['no id', null],
  ])('answer "not_found" for %s', async (_what, id) => {
    expect(await deleteArticle(id as string)).toBe('not_found');
    expect(await restoreArticle(id as string)).toBe('not_found');
  });

  it.each(['', "' or true --", 'é'.repeat(5000)])('refuse %j, which is not an id', async (id) => {
    const article = await insertArticle(backend.sql);
    for (const name of ['delete_article', 'restore_article'] as const) {
      const { data, error } = await administrator.rpc(name, { article_id: id });
      expect([data, error?.code]).toEqual([null, '22P02']);
    }
    expect(await storedArticle(article.id)).toMatchObject({ deleted_at: null });
  });

  it('are refused to visitors and accounts without a role', async () => {
    const { id } = await insertArticle(backend.sql);
    const deleted = await insertArticle(backend.sql);
    await deleteArticle(deleted.id);
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await client.rpc('delete_article', { article_id: id })).error?.code).toBe('42501');
      expect((await client.rpc('restore_article', { article_id: deleted.id })).error?.code).toBe('42501');
    }
    expect(await storedArticle(id)).toMatchObject({ deleted_at: null });
    expect(await storedArticle(deleted.id)).not.toMatchObject({ deleted_at: null });
  });

  it.each([
    ['a published article', {}, 1],
    ['a draft', { status: 'draft' }, 0],
    ['a scheduled article', { published_at: '2999-01-01T00:00:00Z' }, 0],
  ])(
    'request a publication for %s only if visitors see the article, and only once',
    async (_what, fields, publications) => {
      const { id } = await insertArticle(backend.sql, fields);
      expect(await publicationsOf(() => deleteArticle(id))).toBe(publications);
      expect(await publicationsOf(() => deleteArticle(id))).toBe(0);
      expect(await publicationsOf(() => restoreArticle(id))).toBe(publications);
      expect(await publicationsOf(() => restoreArticle(id))).toBe(0);
    },
  );

  it('request no publication when a deleted article becomes due, but one when it is then restored', async () => {
    const { sql } = backend;
    const { id } = await insertArticle(sql, { published_at: new Date(Date.now() + 3_600_000).toISOString() });
    await deleteArticle(id);
    await sql`update private.publish_clock set looked_at = now()`;
    await sql`update public.blog_posts set published_at = now() where id = ${id}`;
    expect(await publicationsOf(() => sql`select private.publish_due_articles()`)).toBe(0);
    expect(await publicationsOf(() => restoreArticle(id))).toBe(1);
  });
});

describe('the slug of a deleted article', () => {
  const slugOf = async (id: string) => (await storedArticle(id))?.['slug'];

  it('can be taken by another article, which keeps the slug when the deleted article is restored', async () => {
    const { id } = await insertArticle(backend.sql, { slug: 'disputee' });
    await deleteArticle(id);
    const { error } = await backend
      .operator()
      .from('blog_posts')
      .insert(newArticle({ slug: 'disputee' }));
    expect(error).toBeNull();
    expect(await restoreArticle(id)).toBe('restored_without_slug');
    expect(await slugOf(id)).toBeNull();
    const { data } = await backend.visitor().from('blog_posts').select('id').eq('slug', 'disputee');
    expect(data).toHaveLength(1);
    expect(data).not.toEqual([{ id }]);
    // The slug does not become a former slug of the restored article.
    expect(await backend.sql`select 1 from public.former_slugs`).toEqual([]);
  });

  it('returns with its article once the other article has changed its slug', async () => {
    const { sql } = backend;
    const { id } = await insertArticle(sql, { slug: 'disputee' });
    await deleteArticle(id);
    const other = await insertArticle(sql, { slug: 'disputee' });
    await sql`update public.blog_posts set slug = 'ailleurs' where id = ${other.id}`;
    expect(await restoreArticle(id)).toBe('restored');
    expect(await slugOf(id)).toBe('disputee');
    expect(await sql`select 1 from public.former_slugs`).toEqual([]);
  });

  it('may belong to several deleted articles: the first restored article gets the slug back', async () => {
    const first = await insertArticle(backend.sql, { slug: 'disputee' });
    await deleteArticle(first.id);
    const second = await insertArticle(backend.sql, { slug: 'disputee' });
    await deleteArticle(second.id);
    expect(await restoreArticle(first.id)).toBe('restored');
    expect(await restoreArticle(second.id)).toBe('restored_without_slug');
  });

  it('two articles that are not deleted cannot have the same slug', async () => {
    await insertArticle(backend.sql, { slug: 'disputee' });
    const { error } = await backend
      .operator()
      .from('blog_posts')
      .insert(newArticle({ slug: 'disputee' }));
    expect(error?.code).toBe('23505');
  });

  it('visitors cannot read the former slugs of the article until it is restored', async () => {
    const { id } = await insertArticle(backend.sql, { slug: 'premiere' });
    await backend.sql`update public.blog_posts set slug = 'seconde' where id = ${id}`;
    const formerSlugs = () => backend.visitor().from('former_slugs').select('slug');
    expect((await formerSlugs()).data).toEqual([{ slug: 'premiere' }]);
    await deleteArticle(id);
    expect((await formerSlugs()).data).toEqual([]);
    await restoreArticle(id);
    expect((await formerSlugs()).data).toEqual([{ slug: 'premiere' }]);
  });
});

describe('a deleted article', () => {
  it('counts no views, and cannot be duplicated or renamed', async () => {
    const { id, title } = await insertArticle(backend.sql);
    await deleteArticle(id);
    const deleted = await storedArticle(id);
    const visit = { article_id: id, metric: 'view', visitor: 'a', network: 'n' };
    expect((await backend.operator().rpc('record_article_metric', visit)).data).toBeNull();
    expect((await administrator.rpc('duplicate_article', { article_id: id })).error?.message).toBe('Article not found');
    const updates = [
      { id, title: 'Par son id' },
      { oldTitle: title, newTitle: 'Par son titre' },
    ];
    expect((await administrator.rpc('rename_articles', { updates })).data).toEqual({
      updatedCount: 0,
      notFoundTitles: ['Par son id', title],
      publicationId: null,
    });
    expect(await storedArticle(id)).toEqual(deleted);
    expect(await backend.sql`select id from public.blog_posts`).toEqual([{ id }]);
  });

  it('is erased after 30 days with its former slugs, revisions, copies and visits, without a publication', async () => {
    const { sql } = backend;
    const [kept, gone, present] = [await insertArticle(sql), await insertArticle(sql), await insertArticle(sql)];
    for (const { id } of [kept, gone]) {
      await sql`insert into public.working_copies (article_id, form, base_updated_at) values (${id}, '{}', now())`;
      await sql`insert into public.article_visits (article_id, metric, visitor) values (${id}, 'view', 'a')`;
      await sql`update public.blog_posts set slug = slug || '-2', title = 'Autre' where id = ${id}`;
      await deleteArticle(id);
    }
    await sql`update public.blog_posts set deleted_at = now() - interval '30 days' - interval '1 second' where id = ${gone.id}`;
    await sql`update public.blog_posts set deleted_at = now() - interval '29 days' where id = ${kept.id}`;
    const [job] = await sql<{ command: string }[]>`
      select command from cron.job where jobname = 'purge-deleted-articles'`;
    expect(await publicationsOf(() => sql.unsafe(job?.command ?? ''))).toBe(0);
    const ids = await sql<{ id: string }[]>`select id from public.blog_posts`;
    expect(ids.map(({ id }) => id).sort()).toEqual([kept.id, present.id].sort());
    for (const table of ['former_slugs', 'working_copies', 'revisions', 'article_visits']) {
      expect(await sql`select article_id from ${sql(`public.${table}`)}`, table).toEqual([{ article_id: kept.id }]);
    }
    expect(await restoreArticle(gone.id)).toBe('not_found');
    expect(await restoreArticle(kept.id)).toBe('restored');
  });
});
