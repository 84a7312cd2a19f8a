import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { installationCredentials } from '../../scripts/backend/credentials.ts';
import { startPostgres } from '../../scripts/backend/postgres.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { newInstallation, type Installation } from '../support/installation.ts';
import { KEPT } from '../support/kept-backups/kept-content.ts';

/** Each version restores the backups of all earlier ones, and publishes them. A newer version's data are left as they are. */

const FOLDER = path.join(import.meta.dirname, '../support/kept-backups');
const BACKUPS = readdirSync(FOLDER).filter((name) => name.endsWith('.tar.gz'));

let installation: Installation;
afterEach(() => installation.remove());

/** An installation with the data of a backup. The code of its site is bundled already, where a copy has published it. */
async function restored(backup: string): Promise<Installation> {
  installation = await newInstallation();
  await restoreBackup(path.join(FOLDER, backup), installation.directory, () => undefined);
  const code = path.join(inject('publishedCopy'), 'site/code');
  if (existsSync(code)) {
    mkdirSync(path.join(installation.directory, 'site'));
    cpSync(code, path.join(installation.directory, 'site/code'), { recursive: true });
  }
  return installation;
}

it('there are kept backups', () => {
  installation = { remove: async () => undefined } as Installation;
  expect(BACKUPS.length).toBeGreaterThan(1);
});

describe.each(BACKUPS)('the backup %s', (backup) => {
  it('is restored and published', async () => {
    const { start, url, visitor, operator } = await restored(backup);
    await start({ SEED: '0' });
    const { published, anecdote, draft, picture, account } = KEPT;
    const page = await fetch(`${url}/blog/${published.slug}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`article-images/${picture.key}`);
    const former = await fetch(`${url}/blog/${published.formerSlug}`, { redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([301, `/blog/${published.slug}`]);
    expect((await fetch(`${url}/anecdote/${anecdote.slug}`)).status).toBe(200);
    expect((await fetch(`${url}/blog/${draft.slug}`)).status).toBe(404);
    const stored = await fetch(`${url}/storage/v1/object/public/article-images/${picture.key}`);
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(picture.bytes);
    const { data } = await operator().from('blog_posts').select('slug').throwOnError();
    expect(data.map(({ slug }) => slug).toSorted()).toEqual([published.slug, draft.slug, anecdote.slug].toSorted());
    const client = visitor();
    expect((await client.auth.signInWithPassword(account)).error).toBeNull();
    expect((await client.rpc('is_admin')).data).toBe(true);
  });
});

it('data of a newer version are refused in a sentence, and stay as they are', async () => {
  const { directory, run } = await restored(BACKUPS.at(-1) ?? '');
  const ask = async <Result>(question: (sql: postgres.Sql) => Promise<Result>): Promise<Result> => {
    const server = await startPostgres(
      path.join(directory, 'postgres'),
      installationCredentials(directory).databasePassword,
    );
    const sql = postgres(server.connectionString, { max: 1 });
    try {
      return await question(sql);
    } finally {
      await sql.end();
      await server.stop();
    }
  };
  const state = () =>
    ask(async (sql) => ({
      versions: await sql`select version from supabase_migrations.schema_migrations order by version`,
      settings: await sql`select * from private.settings`,
      functions: await sql`
        select oid::regprocedure::text as name, prosrc as source from pg_proc
        where pronamespace::regnamespace::text in ('public', 'private', 'net', 'cron') order by 1`,
    }));
  await ask(async (sql) => {
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')`;
    // Each start makes these, as a newer version would.
    await sql`update pg_proc set prosrc = prosrc || ' ' where pronamespace in ('net'::regnamespace, 'cron'::regnamespace)`;
  });
  const before = await state();
  rmSync(path.join(directory, 'site'), { recursive: true, force: true });
  const { status, output } = await run();
  expect(status).toBe(1);
  expect(output).toContain('The database has migrations that this copy of the project lacks (29990101000000).');
  expect(await state()).toEqual(before);
  expect(existsSync(path.join(directory, 'site'))).toBe(false);
});
