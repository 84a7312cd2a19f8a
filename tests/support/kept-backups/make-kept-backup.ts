import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { startBackend, type Backend } from '../../../scripts/backend/backend.ts';
import { installationCredentials, type Credentials } from '../../../scripts/backend/credentials.ts';
import { makeBackup } from '../../../scripts/backup/make-backup.ts';
import { lockDataDirectory } from '../../../scripts/process/instance-lock.ts';
import { KEPT } from './kept-content.ts';

/**
 * Makes a kept backup of this version, named after its last migration: `node tests/support/kept-backups/make-kept-backup.ts`.
 * Each release adds a kept backup, which stays for good.
 */

const URL = 'http://127.0.0.1:1';
const PICTURE = `/storage/v1/object/public/article-images/${KEPT.picture.key}`;

const directory = mkdtempSync(path.join(os.tmpdir(), 'kept-backup-'));
const credentials = installationCredentials(directory);
// As `npm start` holds it while its database runs.
const unlock = await lockDataDirectory(directory);
const backend = await startBackend({ dataDirectory: directory, url: URL, credentials, seed: false });
const sql = postgres(backend.connectionString, { max: 1, onnotice: () => undefined });
try {
  await fill(backend, sql, credentials);
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
      ...{ ...article, status: 'published', title: published.title, slug: published.formerSlug, image_url: PICTURE },
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
