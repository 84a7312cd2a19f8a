import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertArticle } from '../../support/articles.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** The clock of the machine is set, forth or back: what stands in the tables is what the former clock has left there. */

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  // The schedule does nothing meanwhile, and calls stay to be counted.
  await backend.sql`alter function private.publish_due_articles() rename to look`;
  await backend.sql`create function private.publish_due_articles() returns void language sql as 'select'`;
  await backend.sql`create table public.calls (publication uuid)`;
  await backend.sql`
    create or replace function private.call_publish_webhook(publication uuid) returns void
    language sql as $$ insert into public.calls values (publication) $$`;
});

afterAll(() => backend.stop());

let cursor: string;

beforeEach(async () => {
  await backend.sql`delete from public.blog_posts`;
  await backend.sql`delete from public.publications`;
});

const changes = async (since?: string) => {
  const { data } = await backend.operator().rpc('content_changes', since === undefined ? {} : { since });
  return data as { cursor: string; articles: string[] };
};

/** Inserts an article that is due after an interval, and sets the last look to that of the former clock. */
async function articleDueIn(interval: string, lastLook: string): Promise<string> {
  const [row] = await backend.sql<{ at: string }[]>`select (now() + ${interval}::interval)::text as at`;
  const { id } = await insertArticle(backend.sql, { published_at: row?.at ?? '' });
  await backend.sql`update private.publish_clock set looked_at = now() + ${lastLook}::interval`;
  await backend.sql`delete from public.calls`;
  ({ cursor } = await changes());
  return id;
}

async function look(): Promise<{ calls: number; changed: string[] }> {
  await backend.sql`delete from public.calls`;
  await backend.sql`select private.look()`;
  const [row] = await backend.sql<{ count: number }[]>`select count(*)::int as count from public.calls`;
  return { calls: row?.count ?? 0, changed: (await changes(cursor)).articles };
}

const isPublic = async (id: string) =>
  ((await backend.visitor().from('blog_posts').select('id').eq('id', id)).data ?? []).length === 1;

describe('an article', () => {
  it('that the clock passes at once is published', async () => {
    const id = await articleDueIn('-2 hours', '-1 day');
    expect(await look()).toEqual({ calls: 1, changed: [id] });
    expect(await isPublic(id)).toBe(true);
  });

  it('that was due by a clock that has been set back is hidden again, and published when its time comes', async () => {
    const id = await articleDueIn('30 minutes', '1 hour');
    expect(await look()).toEqual({ calls: 1, changed: [id] });
    expect(await isPublic(id)).toBe(false);
    // Time goes by: what was in half an hour was a minute ago.
    await backend.sql`alter table public.blog_posts disable trigger user`;
    await backend.sql`update public.blog_posts set published_at = now() - interval '1 minute' where id = ${id}`;
    await backend.sql`alter table public.blog_posts enable trigger user`;
    await backend.sql`update private.publish_clock set looked_at = now() - interval '2 minutes'`;
    expect(await look()).toEqual({ calls: 1, changed: [id] });
    expect(await isPublic(id)).toBe(true);
  });

  it('that is due by both clocks, or by none, is left alone', async () => {
    await articleDueIn('-1 minute', '1 hour');
    expect(await look()).toEqual({ calls: 0, changed: [] });
    await articleDueIn('2 hours', '1 hour');
    expect(await look()).toEqual({ calls: 0, changed: [] });
  });
});

describe('a publication', () => {
  it('that waits since a clock that was ahead is called again after two minutes by the one now', async () => {
    await backend.sql`insert into public.publications (requested_at) values (now() + interval '5 hours')`;
    await backend.sql`update private.publish_clock set looked_at = now() + interval '5 hours'`;
    expect((await look()).calls).toBe(0);
    const [row] = await backend.sql`select requested_at <= now() as has_been from public.publications`;
    expect(row?.['has_been']).toBe(true);
    await backend.sql`update public.publications set requested_at = requested_at - interval '130 seconds'`;
    expect((await look()).calls).toBe(1);
  });

  it('that waits while time passes at once is called, however long that is', async () => {
    await backend.sql`insert into public.publications (requested_at) values (now() - interval '1441 minutes')`;
    await backend.sql`update private.publish_clock set looked_at = now() - interval '1 minute'`;
    expect((await look()).calls).toBe(0);
    await backend.sql`update private.publish_clock set looked_at = now() - interval '1440 minutes'`;
    expect((await look()).calls).toBe(1);
  });

  it('that is asked for after the clock was set back is the newest', async () => {
    await backend.sql`insert into public.publications (state, requested_at, reason) values
      ('online', now() + interval '59 minutes', null), ('failed', now() + interval '1 hour', 'Avant')`;
    await backend.sql`select private.look()`;
    await backend.operator().rpc('request_publication').throwOnError();
    const rows = await backend.sql`select state from public.publications order by requested_at`;
    expect(rows.map((row) => row['state'])).toEqual(['online', 'failed', 'queued']);
  });
});
