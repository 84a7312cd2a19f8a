import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startBackend } from '../../server/api/backend.ts';
import { installationCredentials } from '../../server/settings/credentials.ts';
import { backedUpTables, quoted } from '../../server/backup/backed-up-tables.ts';
import { makeBackup } from '../../server/backup/make-backup.ts';
import { lockDataDirectory } from '../../server/process/instance-lock.ts';
import { insertArticle } from './articles.ts';
import { turnSecondFactorOn } from './second-factor.ts';
import { startTestBackend, type Client, type TestBackend } from './test-backend.ts';

export const PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==', 'base64');
export const quietly = () => undefined;

/** A copy that runs, and a backup of it. */
interface BackedUpCopy {
  backend: TestBackend;
  administrator: Client;
  /** The folder of everything that the tests make. */
  folder: string;
  /** Path of the backup. */
  file: string;
  /** An empty folder, another one for each test. */
  target: string;
}

/** Starts a copy with articles, one of them deleted, and a picture, and makes a backup of it, for the tests of a file. */
export function backedUpCopy(): BackedUpCopy {
  const copy = {} as BackedUpCopy;
  let unlock: () => void;

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
    const backend = await startTestBackend({ seed: true });
    // Locks the data folder, as `npm start` does while its database runs.
    unlock = await lockDataDirectory(backend.directory);
    const administrator = await backend.administrator();
    const editor = await backend.inRole('editor');
    await turnSecondFactorOn(editor);
    await editor.rpc('create_recovery_codes').throwOnError();
    const { id } = await insertArticle(backend.sql, { title: 'Un \\ titre\tavec\nlignes', slug: 'un-titre' });
    await backend.sql`update public.blog_posts set content = '<p>Neuf</p>', slug = 'autre' where id = ${id}`;
    await backend.sql`update public.blog_posts set view_count = 7 where id = ${id}`;
    await administrator.rpc('delete_article', { article_id: (await insertArticle(backend.sql, { title: 'Jeté' })).id });
    const stored = await administrator.storage
      .from('article-images')
      .upload('une/image.gif', PICTURE, { contentType: 'image/gif' });
    expect(stored.error).toBeNull();
    const file = path.join(folder, 'backup.tar.gz');
    await makeBackup(backend.directory, file, quietly);
    Object.assign(copy, { backend, administrator, folder, file });
  });

  beforeEach(() => {
    copy.target = mkdtempSync(path.join(copy.folder, 'target-'));
  });

  afterAll(async () => {
    unlock();
    await copy.backend.stop();
    rmSync(copy.folder, { recursive: true, force: true });
  });

  return copy;
}

/** Returns the rows of each table that a backup holds, sorted, by the table's name. */
export async function rowsOf(connectionString: string): Promise<Record<string, string[]>> {
  const sql = postgres(connectionString, { max: 1 });
  const tables = await backedUpTables(sql);
  const rows: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const found = await sql.unsafe<{ row: string }[]>(
      `select (select kept from (select ${columns.map(quoted).join(', ')}) kept)::text as row from ${quoted(name)}`,
    );
    rows[name] = found.map(({ row }) => row).toSorted();
  }
  await sql.end();
  return rows;
}

/** Starts a backend on restored data. @returns the backend, and a function that sends it a request as a visitor, or with another key */
export async function startRestored(target: string) {
  const credentials = installationCredentials(target);
  const restored = await startBackend({ dataDirectory: target, url: 'http://127.0.0.1:1', credentials, seed: true });
  const ask = (address: string, init: RequestInit = {}, key = credentials.publishableKey) =>
    restored.fetch(
      new Request(`http://127.0.0.1:1${address}`, {
        ...init,
        headers: { apikey: key, 'content-type': 'application/json' },
      }),
      '127.0.0.1',
    );
  return { restored, ask };
}
