import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertArticle } from '../../support/articles.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** Sets the clock forward or back: the tables still hold the times of the former clock. */

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  // The schedule calls an empty function, and webhook calls are recorded instead of sent.
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

/** Inserts an article that is due after an interval, and sets the schedule's last look to a time of the former clock. */
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

describe('a scheduled article after a jump of the clock', () => {
  it('is published when the clock has jumped past its date', async () => {
    const id = await articleDueIn('-2 hours', '-1 day');
    expect(await look()).toEqual({ calls: 1, changed: [id] });
    expect(await isPublic(id)).toBe(true);
  });

  it('is hidden again when the clock was set back before its date, and published when the date comes', async () => {
    const id = await articleDueIn('30 minutes', '1 hour');
    expect(await look()).toEqual({ calls: 1, changed: [id] });
    expect(await isPublic(id)).toBe(false);
    // Imitates time that passes: the article's date is now a minute ago.
    await backend.sql`alter table public.blog_posts disable trigger user`;
    await backend.sql`update public.blog_posts set published_at = now() - interval '1 minute' where id = ${id}`;
    await backend.sql`alter table public.blog_posts enable trigger user`;
    await backend.sql`update private.publish_clock set looked_at = now() - interval '2 minutes'`;
    expect(await look()).toEqual({ calls: 1, changed: [id] });
    expect(await isPublic(id)).toBe(true);
  });

  it('causes no publication when it is due by both clocks or by neither', async () => {
    await articleDueIn('-1 minute', '1 hour');
    expect(await look()).toEqual({ calls: 0, changed: [] });
    await articleDueIn('2 hours', '1 hour');
    expect(await look()).toEqual({ calls: 0, changed: [] });
  });
});

describe('a publication after a jump of the clock', () => {
  it('is called again after two minutes of the new clock when the former clock was ahead', async () => {
    await backend.sql`insert into public.publications (requested_at) values (now() + interval '5 hours')`;
    await backend.sql`update private.publish_clock set looked_at = now() + interval '5 hours'`;
    expect((await look()).calls).toBe(0);
    const [row] = await backend.sql`select requested_at <= now() as has_been from public.publications`;
    expect(row?.['has_been']).toBe(true);
    await backend.sql`update public.publications set requested_at = requested_at - interval '130 seconds'`;
    expect((await look()).calls).toBe(1);
  });

  it('is called when the clock has jumped a day forward while the publication was queued', async () => {
    await backend.sql`insert into public.publications (requested_at) values (now() - interval '1441 minutes')`;
    await backend.sql`update private.publish_clock set looked_at = now() - interval '1 minute'`;
    expect((await look()).calls).toBe(0);
    await backend.sql`update private.publish_clock set looked_at = now() - interval '1440 minutes'`;
    expect((await look()).calls).toBe(1);
  });

  it('is ordered after all earlier publications when it is requested after the clock was set back', async () => {
    await backend.sql`insert into public.publications (state, requested_at, reason) values
      ('online', now() + interval '59 minutes', null), ('failed', now() + interval '1 hour', 'Avant')`;
    await backend.sql`select private.look()`;
    await backend.operator().rpc('request_publication').throwOnError();
    const rows = await backend.sql`select state from public.publications order by requested_at`;
    expect(rows.map((row) => row['state'])).toEqual(['online', 'failed', 'queued']);
  });
});
