import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { startBackend, type Backend } from '../../../server/api/backend.ts';
import { installationCredentials, type Credentials } from '../../../server/settings/credentials.ts';
import { makeBackup } from '../../../server/backup/make-backup.ts';
import { lockDataDirectory } from '../../../server/process/instance-lock.ts';
import type { Database } from '../../../src/gateway/database.types.ts';
import { KEPT, KEPT_TEAM } from './kept-content.ts';

/**
 * Makes a kept backup of this version, named after its last migration: `node tests/support/kept-backups/make-kept-backup.ts`.
 * Each release adds a kept backup, which stays for good.
 */

const URL = 'http://127.0.0.1:1';
const PICTURE = `/storage/v1/object/public/article-images/${KEPT.picture.key}`;

const directory = mkdtempSync(path.join(os.tmpdir(), 'kept-backup-'));
const credentials = installationCredentials(directory);
// Locks the data folder, as `npm start` does while its database runs.
const unlock = await lockDataDirectory(directory);
const backend = await startBackend({ dataDirectory: directory, url: URL, credentials, seed: false });
const sql = postgres(backend.connectionString, { max: 1, onnotice: () => undefined });
try {
  await fill(backend, sql, credentials);
  await fillTeam(backend, sql, credentials);
  const [last] = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version desc limit 1`;
  const file = path.join(import.meta.dirname, `${last?.version ?? ''}.tar.gz`);
  rmSync(file, { force: true });
  await makeBackup(directory, file, () => undefined);
  console.log(`${file} is made.`);
} finally {
  await sql.end();
  await backend.stop();
  unlock();
  rmSync(directory, { recursive: true, force: true });
}

async function fill({ fetch }: Backend, database: Sql, { secretKey }: Credentials): Promise<void> {
  const ask = async (address: string, type: string, body: BodyInit) => {
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': type };
    const response = await fetch(new Request(URL + address, { method: 'POST', headers, body }), '127.0.0.1');
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  };
  await ask('/auth/v1/signup', 'application/json', JSON.stringify(KEPT.account));
  await ask(`/storage/v1/object/article-images/${KEPT.picture.key}`, 'image/png', KEPT.picture.bytes);
  await database`
    insert into public.members (id, role)
    select id, 'administrator' from auth.users where email = ${KEPT.account.email}`;
  const { published, anecdote, draft } = KEPT;
  const article = { description: 'Une description', content_type: 'blog', published_at: '2026-01-15T08:00:00Z' };
  const rows = [
    {
      ...article,
      status: 'published',
      title: published.title,
      slug: published.formerSlug,
      image_url: PICTURE,
      content: `<p>Un paragraphe.</p><p><img src="${PICTURE}" alt="Un point rouge" /></p>`,
    },
    {
      ...article,
      status: 'published',
      title: anecdote.title,
      slug: anecdote.slug,
      content_type: 'anecdote',
      content: '<p>Une histoire.</p>',
    },
    {
      ...article,
      status: 'draft',
      title: draft.title,
      slug: draft.slug,
      content: '<p>À suivre.</p>',
      published_at: null,
    },
  ];
  for (const row of rows) await database`insert into public.blog_posts ${database(row)}`;
  await database`update public.blog_posts set slug = ${published.slug} where slug = ${published.formerSlug}`;
}

/** Adds a team of three roles and what it does: a second factor, a review, a trash, a working copy, a contest. */
async function fillTeam({ fetch }: Backend, database: Sql, credentials: Credentials): Promise<void> {
  const clientWith = (key: string) =>
    createClient<Database>(URL, key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
      global: { fetch: (input, init) => fetch(new Request(input, init), '127.0.0.1') },
    });
  const operator = clientWith(credentials.secretKey);
  const { password } = KEPT.account;
  const { editor, contributor, proposed, returned, deleted } = KEPT_TEAM;
  const signedIn = async (email: string) => {
    const client = clientWith(credentials.publishableKey);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  };
  for (const [{ email, name }, role] of [
    [editor, 'editor'],
    [contributor, 'contributor'],
  ] as const) {
    const { error } = await operator.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    await database`insert into public.members (id, role, name) select id, ${role}, ${name} from auth.users where email = ${email}`;
  }
  await database`update public.members set name = 'Camille' where role = 'administrator'`;
  const administrator = await signedIn(KEPT.account.email);
  const writer = await signedIn(contributor.email);
  for (const { title, comment } of [{ ...proposed, comment: null }, returned]) {
    const article_id = randomUUID();
    const request = { article_id, base_version: 0, intent: 'save', save_id: randomUUID() };
    await writer.rpc('save_article', { ...request, form: { title, content: '<p>À relire.</p>' } }).throwOnError();
    await writer.rpc('propose_article', { article_id }).throwOnError();
    if (comment) await administrator.rpc('return_article', { article_id, comment }).throwOnError();
  }

  const [published] = await database<{ id: string; version: number }[]>`
    select id, version from public.blog_posts where slug = ${KEPT.published.slug}`;
  if (!published) throw new Error('There is no published article');
  await administrator
    .rpc('save_article', {
      article_id: published.id,
      base_version: published.version,
      intent: 'save',
      save_id: randomUUID(),
      form: { title: KEPT_TEAM.workingTitle },
    })
    .throwOnError();
  const [discarded] = await database<{ id: string }[]>`
    insert into public.blog_posts (title, description, content, content_type, status)
    values (${deleted.title}, 'Une description', '<p>Non.</p>', 'blog', 'draft') returning id`;
  await administrator.rpc('delete_article', { article_id: discarded?.id ?? '' }).throwOnError();

  // Writes the factor into the database, because the interface would choose another secret.
  await database`
    insert into auth.mfa_factors (user_id, secret, status)
    select id, ${editor.secret}, 'verified' from auth.users where email = ${editor.email}`;
  await database`
    insert into private.recovery_codes (account_id, code_hash)
    select id, private.hash_of_recovery_code(id, ${editor.recoveryCode}) from auth.users where email = ${editor.email}`;
  await fillContest(operator);
}

async function fillContest(operator: SupabaseClient<Database>): Promise<void> {
  const day = 24 * 3_600_000;
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  await operator.rpc('open_contest', { starts_at: at(-day), ends_at: at(day) }).throwOnError();
  for (const [index, email] of KEPT_TEAM.entries.entries()) {
    const form = { name: 'Camille Dupont', email, city: 'Lyon', may_be_shown: true };
    await operator.rpc('enter_contest', { form, network: `n${index}` }).throwOnError();
  }
}
