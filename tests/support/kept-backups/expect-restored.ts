import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { restoreBackup } from '../../../server/backup/restore-backup.ts';
import { installationCredentials } from '../../../server/settings/credentials.ts';
import { articleStore } from '../../../src/gateway/browser/article-store.ts';
import { giveBuiltCode } from '../built-code.ts';
import { newInstallation, type Installation, type RunningCopy } from '../installation.ts';
import { givePublishableKey } from '../publishable-key.ts';
import { codeOf } from '../second-factor.ts';
import { askAccounts, tokenOf } from '../team.ts';
import type { Client } from '../test-backend.ts';
import { FIRST_WITH_TEAM, KEPT, KEPT_TEAM } from './kept-content.ts';

/** The backups of all versions, the oldest first. */
export const BACKUPS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tar.gz'))
  .toSorted();

const SLUGS = [KEPT.published.slug, KEPT.draft.slug, KEPT.anecdote.slug];

/** Makes an installation with the data of a backup. */
export async function restoredInstallation(backup: string): Promise<Installation> {
  const installation = await newInstallation();
  await restoreBackup(path.join(import.meta.dirname, backup), installation.directory, () => undefined);
  givePublishableKey(installation.directory);
  giveBuiltCode(path.join(installation.directory, 'site/code'));
  return installation;
}

/** Starts an installation that was restored from a backup, and expects all that the backup holds to be there and online. @returns the running copy */
export async function expectRestored(installation: Installation, backup: string): Promise<RunningCopy> {
  const { start, url, visitor, operator } = installation;
  const copy = await start({ SEED: '0' });
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
  return copy;
}

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
  expect((await elsewhere.auth.signInWithPassword({ email: editor.email, password })).error).toBeNull();
  const backend = { url, credentials: installationCredentials(directory) };
  const recovery = { action: 'use-recovery-code', code: editor.recoveryCode };
  // Asks again, because on a busy machine the function may start too late to answer.
  await expect
    .poll(async () => {
      await askAccounts(backend, recovery, await tokenOf(elsewhere));
      return (await elsewhere.rpc('role_of_caller')).data;
    })
    .toBe('editor');

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
