import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../../../scripts/backend/backend.ts';
import { installationCredentials } from '../../../scripts/backend/credentials.ts';
import { keptTables, quoted } from '../../../scripts/backup/backed-up-tables.ts';
import { makeBackup } from '../../../scripts/backup/make-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { lockDataDirectory } from '../../../scripts/process/instance-lock.ts';
import { insertArticle } from '../../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../../support/test-backend.ts';

/** A backup comes back elsewhere, exactly: all of it, or nothing. */

const PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==', 'base64');
const quietly = () => undefined;

let backend: TestBackend;
let administrator: Client;
let folder: string;
let file: string;
let unlock: () => void;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  file = path.join(folder, 'backup.tar.gz');
  backend = await startTestBackend({ seed: true });
  // As `npm start` holds it while its database runs.
  unlock = await lockDataDirectory(backend.directory);
  administrator = await backend.administrator();
  const { id } = await insertArticle(backend.sql, { title: 'Un \\ titre\tavec\nlignes', slug: 'un-titre' });
  await backend.sql`update public.blog_posts set content = '<p>Neuf</p>', slug = 'autre' where id = ${id}`;
  await backend.sql`update public.blog_posts set view_count = 7 where id = ${id}`;
  await administrator.rpc('delete_article', { article_id: (await insertArticle(backend.sql, { title: 'Jeté' })).id });
  const stored = await administrator.storage
    .from('article-images')
    .upload('une/image.gif', PICTURE, { contentType: 'image/gif' });
  expect(stored.error).toBeNull();
  await makeBackup(backend.directory, file, quietly);
});

afterAll(async () => {
  unlock();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

let target: string;
beforeEach(() => {
  target = mkdtempSync(path.join(folder, 'target-'));
});

/** The rows of each kept table, in order. */
async function rowsOf(connectionString: string): Promise<Record<string, string[]>> {
  const sql = postgres(connectionString, { max: 1 });
  const tables = await keptTables(sql);
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

async function startRestored() {
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

describe('a backup', () => {
  it('goes on counting where it was', async () => {
    await restoreBackup(file, target, quietly);
    const { restored } = await startRestored();
    const sql = postgres(restored.connectionString, { max: 1 });
    try {
      const [latest] = await sql<{ number: number }[]>`select max(number) as number from public.blog_posts`;
      const { id } = await insertArticle(sql, { title: 'Suivant' });
      const [next] = await sql<{ number: number }[]>`select number from public.blog_posts where id = ${id}`;
      expect(next?.number).toBeGreaterThan(latest?.number ?? 0);
    } finally {
      await sql.end();
      await restored.stop();
    }
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const during = path.join(folder, 'during.tar.gz');
    let isWriting = true;
    const writing = (async () => {
      for (let pair = 0; isWriting; pair += 1) {
        await backend.sql.begin(async (transaction) => {
          await transaction`insert into public.tags (name) values (${`paire ${pair}`})`;
          await transaction`insert into public.categories (name, slug) values (${`Paire ${pair}`}, ${`paire-${pair}`})`;
        });
      }
    })();
    await expect
      .poll(async () => (await backend.sql`select 1 from public.tags where name like 'paire %'`).length)
      .toBeGreaterThan(2);
    await makeBackup(backend.directory, during, quietly);
    isWriting = false;
    await writing;
    await restoreBackup(during, target, quietly);
    const { restored } = await startRestored();
    const rows = await rowsOf(restored.connectionString).finally(restored.stop);
    const pairs = (table: string) => rows[table]?.filter((row) => row.toLowerCase().includes('paire')).length;
    expect(pairs('public.tags')).toBe(pairs('public.categories'));
    expect(pairs('public.tags')).toBeGreaterThan(0);
  });
});

describe('a restoration that was killed', () => {
  it('leaves nothing in its place, and is begun anew', async () => {
    const unfinished = `${target}.restoring`;
    mkdirSync(path.join(unfinished, 'postgres'), { recursive: true });
    writeFileSync(path.join(unfinished, 'postgres/PG_VERSION'), '17');
    await restoreBackup(file, target, quietly);
    expect(existsSync(unfinished)).toBe(false);
    const { restored } = await startRestored();
    await restored.stop();
  });
});
