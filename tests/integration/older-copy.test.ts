import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackend, type Backend } from '../../scripts/backend/backend.ts';
import { installationCredentials } from '../../scripts/backend/credentials.ts';
import { newArticle } from '../support/articles.ts';

/** A copy made by an early version starts, and then has all that a new one has. */

let directory: string;
let backend: Backend;
let sql: Sql;
const warnings: string[] = [];

const start = async () => {
  const credentials = installationCredentials(directory);
  backend = await startBackend({ dataDirectory: directory, url: 'http://127.0.0.1:1', credentials, seed: false });
  sql = postgres(backend.connectionString, { max: 1, onnotice: () => undefined });
};

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  await start();
  await sql.unsafe(readFileSync(path.join(import.meta.dirname, '../support/older-copy.sql'), 'utf8'));
  await sql.end();
  await backend.stop();
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  await start();
});

afterAll(async () => {
  await sql.end();
  await backend.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('an older copy', () => {
  it('is told, in one sentence, which of its migrations have another text', () => {
    expect(warnings).toEqual([
      expect.stringMatching(/20261101092000_taxonomy\.sql, 20261101094000_metrics\.sql: .+new migration/),
    ]);
  });

  it('calls the webhook once for the changes of a transaction, and for each category', async () => {
    await sql`delete from net.http_request_queue`;
    await sql`update private.settings set publish_url = 'http://127.0.0.1:1/', publish_authorization = null`;
    // Asked before the end of the transaction: after it, each call is taken off the queue and made.
    const events = await sql.begin(async (transaction) => {
      await transaction`insert into public.blog_posts ${transaction(newArticle() as never)}`;
      await transaction`insert into public.categories (name, slug) values ('Une', 'une')`;
      return transaction`select body ->> 'event_type' as event from net.http_request_queue`;
    });
    expect(events).toEqual([{ event: 'publish' }]);
    const triggers = await sql`
      select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'publish_on_change'`;
    expect(triggers.map((row) => row['text'])).toEqual([
      expect.stringContaining('FOR EACH ROW EXECUTE FUNCTION private.publish_category()'),
    ]);
    expect(await sql`select 1 from pg_proc where proname = 'publish_categories'`).toEqual([]);
  });

  it('lists article images for administrators only', async () => {
    const policies = await sql`
      select policyname, roles::text[] from pg_policies where tablename = 'objects' and cmd = 'SELECT'`;
    expect([...policies]).toEqual([{ policyname: 'Administrators list article images', roles: ['authenticated'] }]);
  });

  it('invites search engines to the pictures that were kept before', async () => {
    const kept = await sql`select metadata from storage.objects where name = 'ancienne.png'`;
    expect([...kept]).toEqual([{ metadata: { mimetype: 'image/png', xRobotsTag: 'all' } }]);
  });

  it('has the functions as they are now', async () => {
    const functions = await sql<{ name: string; text: string }[]>`
      select proname as name, prosrc as text from pg_proc where proname in ('duplicate_article', 'rename_articles') order by 1`;
    expect(functions.map(({ text }) => text)).toEqual([
      expect.stringContaining("errcode = '22023'"),
      expect.stringContaining("jsonb_typeof(updates) = 'string'"),
    ]);
  });

  it('takes back what it had granted to everybody', async () => {
    const granted = await sql`
      select format('%s.%s', relnamespace::regnamespace, relname) as table
      from pg_class class, unnest('{anon,authenticated}'::text[]) role
      where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and has_table_privilege(role, class.oid, 'TRUNCATE, REFERENCES, TRIGGER, MAINTAIN')`;
    expect(granted).toEqual([]);
    const visible =
      await sql`select nspname from pg_namespace where nspname in ('net', 'cron') and has_schema_privilege('anon', oid, 'USAGE')`;
    expect(visible).toEqual([]);
  });

  it('has dates that pages can write, and labels that are given', async () => {
    const rows = await sql`
      select published_at::text, categories, tags from public.blog_posts where title like 'Ancien%' order by title`;
    expect([...rows]).toEqual([
      { published_at: '9999-12-30 00:00:00+00', categories: ['Une', 'Deux'], tags: null },
      { published_at: '1000-01-01 00:00:00+00', categories: ['Une'], tags: ['une'] },
    ]);
  });

  it('lets a deleted article be restored, and hides it meanwhile', async () => {
    expect(await sql`select 1 from public.blog_posts where deleted_at is not null`).toEqual([]);
    const policies = await sql`
      select policyname, permissive from pg_policies where tablename = 'blog_posts' and cmd in ('ALL', 'DELETE')`;
    expect([...policies]).toEqual([
      { policyname: 'Nobody reads or changes a deleted article', permissive: 'RESTRICTIVE' },
    ]);
    const [granted] = await sql`
      select has_table_privilege('authenticated', 'public.blog_posts', 'DELETE') as deletion,
        has_function_privilege('authenticated', 'public.restore_article(uuid)', 'EXECUTE') as restoration`;
    expect(granted).toEqual({ deletion: false, restoration: true });
    expect(await sql`select 1 from cron.job where jobname = 'purge-deleted-articles'`).toHaveLength(1);
    expect(await sql`select 1 from pg_proc where proname = 'is_public'`).toHaveLength(1);
  });

  it('keeps the rows that are refused now, until somebody deletes or mends them', async () => {
    const [row] = await sql<{ id: string }[]>`select id from public.blog_posts where title = E'\\u00a0'`;
    await expect(
      sql`update public.blog_posts set reading_time = '3 min' where id = ${row?.id ?? ''}`,
    ).rejects.toThrow();
    await sql`update public.blog_posts set deleted_at = now() where id = ${row?.id ?? ''}`;
    await expect(sql`update public.blog_posts set deleted_at = null`).rejects.toThrow('blog_posts_title_visible');
    await sql`update public.blog_posts set title = 'Un titre', content = '', deleted_at = null where id = ${row?.id ?? ''}`;
    await expect(sql`insert into public.blog_posts (title) values (E'\\u00a0')`).rejects.toThrow();
  });

  it('keeps its applications when they are told apart by service too', async () => {
    const file = '../../supabase/migrations/20261123110000_consent_and_homonyms.sql';
    const migration = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    await sql.unsafe(`
      drop trigger publish_on_changed_consent on public.contest_entries;
      drop function private.publish_changed_consent();
      alter table public.guest_applications drop column contact_scope;
      drop function private.contact_scope(text, text[]);
      create unique index guest_applications_once on public.guest_applications (contact_key);
      insert into public.guest_applications (name, age, contact_methods, contact_value, topics, anonym_consent)
      select 'Léo', 30, '{snapchat,instagram}', value, '{ghosting}', true
      from unnest('{@lucas,06 12 34 56 78,leo@exemple.fr}'::text[]) value`);
    const rows = () => sql`
      select id, contact_value, contact_key, contact_methods, created_at from public.guest_applications order by id`;
    const before = await rows();
    await sql.unsafe(migration);
    expect(before).toHaveLength(3);
    expect(await rows()).toEqual(before);
    const scopes = await sql`select contact_scope from public.guest_applications order by contact_key desc`;
    expect(scopes.map((row) => row['contact_scope'] as string[])).toEqual([['instagram', 'snapchat'], [], []]);
  });
});
