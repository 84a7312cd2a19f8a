import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sql, TransactionSql } from 'postgres';
import { insertArticle } from '../support/articles.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Changes of many articles while another transaction changes one of them: each waits, and none ends in a deadlock. */

const CATEGORY = 'Rencontres';

let backend: TestBackend;
let administrator: Client;
let category: string;
/** Ids of two articles, in the order in which they are locked. */
let first: string;
let second: string;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  const { data } = await administrator.rpc('create_category', { name: CATEGORY }).throwOnError();
  category = (data as { id: string }).id;
  const article = () => insertArticle(backend.sql, { category: CATEGORY, categories: [CATEGORY] });
  const ids = [(await article()).id, (await article()).id].toSorted();
  [first = '', second = ''] = ids;
  await backend.sql`delete from public.publications`;
});
afterAll(() => backend.stop());

const untilBlocked = () =>
  eventually(async () => {
    const [waiting] = await backend.sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    return waiting !== undefined;
  }, 'the other waits for a lock');

/** Locks an article, starts `other`, and changes the article once `other` waits. Returns the answer of `other`. */
async function whileHeld<Result>(id: string, other: () => PromiseLike<Result>): Promise<Result> {
  let answer: Promise<Result> | null = null;
  await backend.sql.begin(async (writer) => {
    await writer`select from public.blog_posts where id = ${id} for update`;
    answer = Promise.resolve(other());
    await untilBlocked();
    await retitle(writer, id);
  });
  return answer as unknown as Promise<Result>;
}

const retitle = (sql: Sql | TransactionSql, id: string) =>
  sql`update public.blog_posts set title = title || '!' where id = ${id}`;

/** Takes a lock that `save_article` takes by this name. */
const lockByName = (sql: TransactionSql, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

describe('simultaneous changes of articles, without a deadlock', () => {
  it('renaming a category waits for the save of one of its articles', async () => {
    const { error } = await whileHeld(second, () =>
      administrator.rpc('rename_category', { category_id: category, name: 'Premiers mots' }),
    );
    expect(error).toBeNull();
    const renamed = await backend.sql`select id from public.blog_posts where categories = '{Premiers mots}'`;
    expect(renamed).toHaveLength(2);
  });

  it('renaming articles waits for the save of one of them', async () => {
    const updates = [
      { id: second, title: 'La seconde' },
      { id: first, title: 'La première' },
    ];
    const { data, error } = await whileHeld(first, () => administrator.rpc('rename_articles', { updates }));
    expect(error).toBeNull();
    expect(data).toMatchObject({ updatedCount: 2, notFoundTitles: [] });
  });

  it('removing a category waits for the save of one of its articles', async () => {
    const other = await administrator.rpc('create_category', { name: 'Autres' }).throwOnError();
    const { id } = other.data as { id: string };
    const { error } = await whileHeld(second, () =>
      administrator.rpc('remove_category', { category_id: category, replacement_id: id }),
    );
    expect(error).toBeNull();
    const moved = await backend.sql`select id from public.blog_posts where categories = '{Autres}'`;
    expect(moved).toHaveLength(2);
  });

  it('publishing due articles waits for a change of one of them', async () => {
    await backend.sql`update private.publish_clock set looked_at = now() - interval '1 hour'`;
    await backend.sql`update public.blog_posts set published_at = now() - interval '1 minute' where id = ${first}`;
    await backend.sql`delete from public.publications`;
    let due: Promise<unknown> | null = null;
    await backend.sql.begin(async (writer) => {
      await retitle(writer, second);
      due = backend.sql`select private.publish_due_articles()`.execute();
      await untilBlocked();
      await retitle(writer, first);
    });
    await expect(due).resolves.toBeDefined();
  });

  describe('publishing due updates', () => {
    const scheduled = () => backend.sql`select from private.scheduled_updates`;

    /** Schedules an update of each article; the update of the second was due first. */
    beforeEach(async () => {
      await backend.sql`
        update public.blog_posts set status = 'published', published_at = now() - interval '1 day'
        where id in (${first}, ${second})`;
      await backend.sql`delete from private.scheduled_updates`;
      await backend.sql`
        insert into private.scheduled_updates (article_id, form, publish_at)
        values
          (${first}, '{"title": "Nouveau"}', now() - interval '1 minute'),
          (${second}, '{"title": "Nouveau aussi"}', now() - interval '2 minutes')`;
      await backend.sql`delete from public.publications`;
    });

    const publish = () => backend.sql`select private.publish_due_updates()`.execute();

    it('waits for the save of one of the articles', async () => {
      let due: Promise<unknown> | null = null;
      await backend.sql.begin(async (writer) => {
        await lockByName(writer, `article ${first}`);
        due = publish();
        await untilBlocked();
        await lockByName(writer, 'slugs');
        await retitle(writer, first);
      });
      await expect(due).resolves.toBeDefined();
      expect(await scheduled()).toHaveLength(0);
    });

    it('waits for the renaming of the category of both articles', async () => {
      let due: Promise<unknown> | null = null;
      await backend.sql.begin(async (writer) => {
        await writer`select from public.blog_posts where id = ${first} for update`;
        due = publish();
        await untilBlocked();
        await retitle(writer, second);
      });
      await expect(due).resolves.toBeDefined();
      expect(await scheduled()).toHaveLength(0);
    });
  });

  it('erasing articles for good waits for a change of one of them', async () => {
    const [later, earlier] = ['ffffffff-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000'];
    const deleted = (id: string, days: number) =>
      insertArticle(backend.sql, { id, deleted_at: new Date(Date.now() - days * 86_400_000).toISOString() });
    await deleted(later, 32);
    await deleted(earlier, 31);
    let purge: Promise<unknown> | null = null;
    await backend.sql.begin(async (writer) => {
      await writer`select from public.blog_posts where id = ${earlier} for update`;
      purge = backend.sql`select private.purge_deleted_articles()`.execute();
      await untilBlocked();
      await retitle(writer, later);
    });
    await expect(purge).resolves.toBeDefined();
    expect(await backend.sql`select from public.blog_posts where id in (${earlier}, ${later})`).toHaveLength(0);
  });
});
