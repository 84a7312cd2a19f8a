import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

interface Changes {
  cursor: string;
  isKnown: boolean;
  articles: string[];
  tables: string[];
}

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterAll(() => backend.stop());

async function changesSince(since?: string): Promise<Changes> {
  const { data, error } = await backend.operator().rpc('content_changes', since === undefined ? {} : { since });
  if (error) throw error;
  return data as unknown as Changes;
}

describe('content_changes', () => {
  it('returns a cursor, and then each article that was created, read or deleted after that cursor', async () => {
    const kept = await insertArticle(backend.sql);
    const { cursor } = await changesSince();
    const written = await insertArticle(backend.sql);
    expect((await changesSince(cursor)).articles).toEqual([written.id]);
    await backend.sql`update public.blog_posts set read_count = read_count + 1 where id = ${kept.id}`;
    const next = await changesSince(cursor);
    expect(next.articles.toSorted()).toEqual([kept.id, written.id].toSorted());
    expect((await changesSince(next.cursor)).articles).toEqual([]);
    await backend.sql`delete from public.blog_posts where id = ${kept.id}`;
    expect((await changesSince(next.cursor)).articles).toEqual([kept.id]);
  });

  it('ignores a view of an article, because no page shows views', async () => {
    const { id } = await insertArticle(backend.sql);
    const { cursor } = await changesSince();
    await backend.sql`update public.blog_posts set view_count = view_count + 1 where id = ${id}`;
    expect((await changesSince(cursor)).articles).toEqual([]);
  });

  it('misses no transaction that was still open while another one ended', async () => {
    const first = await insertArticle(backend.sql);
    const second = await insertArticle(backend.sql);
    let cursor = (await changesSince()).cursor;
    await backend.sql.begin(async (slow) => {
      // Records the change directly: the publication of an edit would keep the edit below waiting.
      await slow`select private.record_article_changes(${[first.id]})`;
      await backend.operator().from('blog_posts').update({ title: 'Vite' }).eq('id', second.id).throwOnError();
      const meanwhile = await changesSince(cursor);
      expect(meanwhile.articles).toEqual([second.id]);
      cursor = meanwhile.cursor;
    });
    // A change that is committed in between may be announced twice, but is never missed.
    expect((await changesSince(cursor)).articles).toContain(first.id);
  });

  it('names the changed tables that pages are made from', async () => {
    const { cursor } = await changesSince();
    await backend.sql`insert into public.categories (name, slug) values ('Neuve', 'neuve')`;
    expect((await changesSince(cursor)).tables).toEqual(['categories']);
    const { id } = await insertArticle(backend.sql, { slug: 'avant' });
    await backend.sql`update public.blog_posts set slug = 'apres' where id = ${id}`;
    expect((await changesSince(cursor)).tables.toSorted()).toEqual(['categories', 'former_slugs']);
  });

  it('reports a cursor that is ahead of the database as unknown', async () => {
    expect((await changesSince('9000000000')).isKnown).toBe(false);
    expect((await changesSince((await changesSince()).cursor)).isKnown).toBe(true);
  });

  it('reports a scheduled article once its date has come', async () => {
    const { id } = await insertArticle(backend.sql, { published_at: new Date(Date.now() + 60_000).toISOString() });
    const { cursor } = await changesSince();
    await backend.sql`update private.publish_clock set looked_at = now() - interval '1 hour'`;
    await backend.sql`alter table public.blog_posts disable trigger user`;
    await backend.sql`update public.blog_posts set published_at = now() - interval '1 second' where id = ${id}`;
    await backend.sql`alter table public.blog_posts enable trigger user`;
    expect((await changesSince(cursor)).articles).toEqual([]);
    await backend.sql`select private.publish_due_articles()`;
    expect((await changesSince(cursor)).articles).toEqual([id]);
  });

  it('compares the rows of a change without nested loops, which a session would keep for large changes', async () => {
    await insertArticle(backend.sql);
    const plans: string[] = [];
    const { connectionString } = backend;
    const session = postgres(connectionString, { max: 1, onnotice: ({ message = '' }) => plans.push(message) });
    try {
      await session.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
        set auto_explain.log_nested_statements = on; set client_min_messages = log`);
      // A session keeps the plan of its first change, so it must suit a change of 10,000 articles too.
      await session`update public.blog_posts set title = title || '!'
        where id = (select id from public.blog_posts limit 1)`;
    } finally {
      await session.end();
    }
    const comparisons = plans.filter((plan) => plan.includes('old_rows'));
    expect(comparisons).toHaveLength(2);
    for (const plan of comparisons) expect(plan).not.toContain('Nested Loop');
  });

  it('is for the operator alone', async () => {
    for (const client of [backend.visitor(), await backend.member(), await backend.administrator()]) {
      expect((await client.rpc('content_changes')).error?.code).toBe('42501');
    }
  });
});

describe('the number of an article', () => {
  it('is not given again after a deletion, and cannot be changed', async () => {
    const first = await insertArticle(backend.sql);
    await backend.sql`delete from public.blog_posts where id = ${first.id}`;
    const second = await insertArticle(backend.sql);
    expect(second.number).toBe(first.number + 1);
    await expect(backend.sql`update public.blog_posts set number = 1 where id = ${second.id}`).rejects.toThrow();
  });
});
