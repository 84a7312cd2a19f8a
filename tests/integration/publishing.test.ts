import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertArticle, newArticle } from '../support/articles.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

/** Waits until all that was queued has been delivered. */
async function deliveries(): Promise<void> {
  const marker = Math.random();
  await backend.sql`select net.http_post(${`${backend.url}/hooks/publish`}, ${backend.sql.json({ marker })})`;
  await eventually(
    () => backend.hookCalls.some(({ body }) => (body as { marker?: number }).marker === marker),
    'the marker comes through',
  );
}

/** Counts the calls of the publish webhook that a task causes. */
async function callsCausedBy(task: () => PromiseLike<unknown>): Promise<number> {
  await deliveries();
  const before = backend.hookCalls.length;
  await task();
  await deliveries();
  return backend.hookCalls.length - before - 1;
}

beforeEach(async () => {
  await backend.sql`delete from public.publications`;
});

describe('the publish webhook', () => {
  it('is called with the publish secret and the id of the queued publication', async () => {
    backend.hookCalls.length = 0;
    await backend.operator().from('blog_posts').insert(newArticle());
    const call = await eventually(() => backend.hookCalls[0], 'the webhook is called');
    const [publication] = await backend.sql`select id, state from public.publications`;
    expect(publication?.['state']).toBe('queued');
    expect(call).toEqual({
      authorization: `Bearer ${backend.credentials.publishSecret}`,
      body: { event_type: 'publish', client_payload: { publication_id: publication?.['id'] } },
    });
  });

  it('is called for each change that visitors can see', async () => {
    const { sql } = backend;
    const { id } = await insertArticle(sql);
    expect(await callsCausedBy(() => sql`update public.blog_posts set title = 'Vu' where id = ${id}`)).toBe(1);
    expect(await callsCausedBy(() => sql`update public.blog_posts set status = 'draft' where id = ${id}`)).toBe(1);
    expect(await callsCausedBy(() => sql`update public.blog_posts set status = 'published' where id = ${id}`)).toBe(1);
    expect(await callsCausedBy(() => sql`delete from public.blog_posts where id = ${id}`)).toBe(1);
    expect(await callsCausedBy(() => sql`insert into public.categories (name, slug) values ('C', 'c')`)).toBe(1);
  });

  it('is not called for what visitors cannot see', async () => {
    const { sql } = backend;
    const { id } = await insertArticle(sql);
    expect(await callsCausedBy(() => insertArticle(sql, { status: 'draft' }))).toBe(0);
    expect(await callsCausedBy(() => insertArticle(sql, { published_at: '2999-01-01T00:00:00Z' }))).toBe(0);
    expect(await callsCausedBy(() => sql`update public.blog_posts set view_count = 9 where id = ${id}`)).toBe(0);
    expect(await callsCausedBy(() => sql`update public.blog_posts set title = title where id = ${id}`)).toBe(0);
    expect(
      await callsCausedBy(
        () => sql`insert into public.working_copies (article_id, form, base_updated_at) values (${id}, '{}', now())`,
      ),
    ).toBe(0);
  });

  it('is called once for a change of many articles', async () => {
    const { sql } = backend;
    await Promise.all([insertArticle(sql), insertArticle(sql), insertArticle(sql)]);
    expect(await callsCausedBy(() => sql`update public.blog_posts set tags = array['tous']`)).toBe(1);
  });

  it('is called once for a transaction of many changes', async () => {
    const { sql } = backend;
    await Promise.all([insertArticle(sql), insertArticle(sql)]);
    const { data } = await administrator.from('blog_posts').select('id').limit(5);
    const updates = (data ?? []).map(({ id }, number) => ({ id, title: `Renommé ${number}` }));
    expect(updates.length).toBeGreaterThan(1);
    expect(await callsCausedBy(() => administrator.rpc('rename_articles', { updates }))).toBe(1);
  });

  it('is not called by writes that change nothing, whoever tries them', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const client of [backend.visitor(), backend.operator()]) {
      for (const table of ['categories', 'blog_posts'] as const) {
        expect(await callsCausedBy(() => client.from(table).delete().eq('id', nobody))).toBe(0);
        expect(await callsCausedBy(() => client.from(table).update({ slug: 'x' }).eq('id', nobody))).toBe(0);
      }
    }
  });

  it('is called again when the first call was lost', async () => {
    const { sql } = backend;
    // After a longer pause of the schedule, its next run calls at once.
    await sql`update private.publish_clock set looked_at = now()`;
    await sql`insert into public.publications (requested_at) values (now() - interval '3 minutes')`;
    expect(await callsCausedBy(() => sql`select private.publish_due_articles()`)).toBe(0);
    // Calls are repeated after 2, 4, 8, 16… minutes, because each may cost its host a run.
    await sql`update public.publications set requested_at = now() - interval '4 minutes'`;
    expect(await callsCausedBy(() => sql`select private.publish_due_articles()`)).toBe(1);
    await sql`update public.publications set requested_at = now()`;
    expect(await callsCausedBy(() => sql`select private.publish_due_articles()`)).toBe(0);
  });

  it('is called when a scheduled article becomes due, once', async () => {
    const { sql } = backend;
    await sql`update private.publish_clock set looked_at = now()`;
    const { id } = await insertArticle(sql, { published_at: '2999-01-01T00:00:00Z' });
    expect(await callsCausedBy(() => sql`select private.publish_due_articles()`)).toBe(0);
    await sql`alter table public.blog_posts disable trigger publish_on_update`;
    await sql`update public.blog_posts set published_at = now() where id = ${id}`;
    await sql`alter table public.blog_posts enable trigger publish_on_update`;
    expect(await callsCausedBy(() => sql`select private.publish_due_articles()`)).toBe(1);
    expect(await callsCausedBy(() => sql`select private.publish_due_articles()`)).toBe(0);
  });

  it('is checked by a job every minute; the database has exactly the listed jobs', async () => {
    const jobs = await backend.sql`select jobname, schedule from cron.job order by jobname`;
    expect(jobs.map((job) => [job['jobname'], job['schedule']])).toEqual([
      ['count-contest-entries', '0 * * * *'],
      ['forget-actions', '47 * * * *'],
      ['forget-applications', '41 * * * *'],
      ['forget-contest-entries', '37 * * * *'],
      ['forget-editing', '23 * * * *'],
      ['forget-form-attempts', '37 * * * *'],
      ['forget-team-links', '53 * * * *'],
      ['forget-unconfirmed-subscriptions', '43 * * * *'],
      ['forget-visits', '*/10 * * * *'],
      ['freeze-contest-draws', '* * * * *'],
      ['publish-due-articles', '* * * * *'],
      ['publish-due-updates', '* * * * *'],
      ['purge-deleted-articles', '7 * * * *'],
    ]);
  });
});

describe('publications', () => {
  it('are queued once, and fail as interrupted when another publication is started', async () => {
    const operator = backend.operator();
    const first = (await operator.rpc('request_publication')).data;
    expect((await operator.rpc('request_publication')).data).toBe(first);
    expect((await operator.rpc('start_publication', { build_id: 'un' })).data).toBe(first);
    expect((await operator.rpc('start_publication', { build_id: 'deux' })).data).toBeNull();
    const second = (await operator.rpc('request_publication')).data;
    expect(second).not.toBe(first);
    const states = await backend.sql`select state from public.publications order by requested_at`;
    expect(states.map((row) => row['state'])).toEqual(['failed', 'queued']);
  });

  it('end online with their build, or failed with the reason', async () => {
    const operator = backend.operator();
    for (const outcome of [{ online_build_id: 'b' }, { failure: 'Plus de place' }]) {
      const id = (await operator.rpc('request_publication')).data ?? '';
      await operator.rpc('start_publication', { build_id: 'a' });
      await operator.rpc('finish_publication', { publication_id: id, ...outcome });
    }
    const { data } = await operator.from('publications').select('state, reason, build_id').order('requested_at');
    expect(data).toEqual([
      { state: 'online', reason: null, build_id: 'b' },
      { state: 'failed', reason: 'Plus de place', build_id: 'a' },
    ]);
  });
});

describe('the counter of views and reads', () => {
  it('counts a visitor once per article and type within 30 minutes', async () => {
    const { sql } = backend;
    const operator = backend.operator();
    const { id } = await insertArticle(sql);
    const count = async (metric: string, visitor: string) =>
      (await operator.rpc('record_article_metric', { article_id: id, metric, visitor })).data;
    expect(await count('view', 'a')).toEqual({ counted: true, views: 1, reads: 0 });
    expect(await count('view', 'a')).toEqual({ counted: false, views: 1, reads: 0 });
    expect(await count('read', 'a')).toEqual({ counted: true, views: 1, reads: 1 });
    expect(await count('view', 'b')).toEqual({ counted: true, views: 2, reads: 1 });
    await sql`update public.article_visits set counted_at = now() - interval '31 minutes' where visitor = 'a'`;
    expect(await count('view', 'a')).toEqual({ counted: true, views: 3, reads: 1 });
  });

  it('counts each of 40 simultaneous visitors', async () => {
    const { id } = await insertArticle(backend.sql);
    await Promise.all(
      Array.from({ length: 40 }, (_, visitor) =>
        backend.operator().rpc('record_article_metric', { article_id: id, metric: 'view', visitor: `v${visitor}` }),
      ),
    );
    const [row] = await backend.sql`select view_count from public.blog_posts where id = ${id}`;
    expect(row?.['view_count']).toBe(40);
  });

  it('ignores an article that is not public', async () => {
    const { id } = await insertArticle(backend.sql, { status: 'draft' });
    const parameters = { article_id: id, metric: 'view', visitor: 'a' };
    expect((await backend.operator().rpc('record_article_metric', parameters)).data).toBeNull();
  });

  it('forgets a visitor after 30 minutes', async () => {
    const { sql } = backend;
    await sql`update public.article_visits set counted_at = now() - interval '31 minutes'`;
    await sql`select private.forget_visits()`;
    expect(await sql`select 1 from public.article_visits`).toHaveLength(0);
  });
});
