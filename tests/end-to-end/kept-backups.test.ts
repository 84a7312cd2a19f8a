import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { installationCredentials } from '../../server/settings/credentials.ts';
import { startPostgres } from '../../server/postgres/postgres.ts';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { giveBuiltCode } from '../support/built-code.ts';
import { newInstallation, type Installation } from '../support/installation.ts';
import { FIRST_WITH_TEAM, KEPT, KEPT_TEAM } from '../support/kept-backups/kept-content.ts';
import { givePublishableKey } from '../support/publishable-key.ts';
import { codeOf } from '../support/second-factor.ts';
import { askAccounts, tokenOf } from '../support/team.ts';
import type { Client } from '../support/test-backend.ts';

/** Each version restores the backups of all earlier ones, and publishes them. A newer version's data are left as they are. */

const FOLDER = path.join(import.meta.dirname, '../support/kept-backups');
const BACKUPS = readdirSync(FOLDER).filter((name) => name.endsWith('.tar.gz'));

const SLUGS = [KEPT.published.slug, KEPT.draft.slug, KEPT.anecdote.slug];

let installation: Installation;
afterEach(() => installation.remove());

/** Makes an installation with the data of a backup. */
async function restored(backup: string): Promise<Installation> {
  installation = await newInstallation();
  await restoreBackup(path.join(FOLDER, backup), installation.directory, () => undefined);
  givePublishableKey(installation.directory);
  giveBuiltCode(path.join(installation.directory, 'site/code'));
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
    const { data } = await operator().from('blog_posts').select('slug').in('slug', SLUGS).throwOnError();
    expect(data.map(({ slug }) => slug).toSorted()).toEqual(SLUGS.toSorted());
    const client = visitor();
    expect((await client.auth.signInWithPassword(account)).error).toBeNull();
    expect((await client.rpc('is_admin')).data).toBe(true);
    if (backup >= FIRST_WITH_TEAM) await expectTeam(installation, client);
  });
});

/** Expects what a team has made, as its members see it. */
async function expectTeam({ url, visitor, directory, database }: Installation, administrator: Client): Promise<void> {
  const { editor, contributor, proposed, returned, deleted, workingTitle, entries } = KEPT_TEAM;
  const { password } = KEPT.account;
  const team = (await administrator.rpc('list_team').throwOnError()).data as unknown as {
    members: { name: string; role: string; has_second_factor: boolean }[];
  };
  expect(team.members.map(({ name, role, has_second_factor: has }) => [name, role, has])).toEqual([
    ['Camille', 'administrator', false],
    [editor.name, 'editor', true],
    [contributor.name, 'contributor', false],
  ]);

  const writer = visitor();
  const { data: signedIn } = await writer.auth.signInWithPassword({ email: editor.email, password });
  expect((await writer.rpc('role_of_caller')).data).toBeNull();
  const factorId = signedIn.user?.factors?.[0]?.id ?? '';
  await writer.auth.mfa.challengeAndVerify({ factorId, code: codeOf(editor.secret) });
  expect((await writer.rpc('role_of_caller')).data).toBe('editor');
  const elsewhere = visitor();
  await elsewhere.auth.signInWithPassword({ email: editor.email, password });
  const credentials = installationCredentials(directory);
  await askAccounts(
    { url, credentials },
    { action: 'use-recovery-code', code: editor.recoveryCode },
    await tokenOf(elsewhere),
  );
  expect((await elsewhere.rpc('role_of_caller')).data).toBe('editor');

  const sql = database();
  try {
    const reviews = await sql`
      select title, is_waiting, comment from private.proposals join public.blog_posts on id = article_id order by title`;
    expect(reviews.map((review) => ({ ...review }))).toEqual([
      { title: proposed.title, is_waiting: true, comment: null },
      { title: returned.title, is_waiting: false, comment: returned.comment },
    ]);
    const [contest] = await sql`
      select array_agg(email order by email) as emails from public.contest_entries
      where contest_id = (select id from public.contests)`;
    expect(contest?.['emails']).toEqual(entries);
  } finally {
    await sql.end();
  }
  const trash = JSON.stringify((await administrator.rpc('deleted_articles').throwOnError()).data);
  expect(trash).toContain(deleted.title);
  const page = { action: null, person: null, page: 1, page_size: 100 } as never;
  const journal = JSON.stringify((await administrator.rpc('list_actions', page).throwOnError()).data);
  expect(journal).toContain('"deleted"');
  const shown = await fetch(`${url}/blog/${KEPT.published.slug}`).then((answer) => answer.text());
  expect(shown).not.toContain(workingTitle);
  const { data: article } = await administrator
    .from('blog_posts')
    .select('id')
    .eq('slug', KEPT.published.slug)
    .single();
  const loaded = await articleStore(administrator).load(article?.id ?? '');
  expect(loaded?.form.title).toBe(workingTitle);
}

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
