import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../../scripts/backend/backend.ts';
import { installationCredentials } from '../../scripts/backend/credentials.ts';
import { keptTables, quoted } from '../../scripts/backup/backed-up-tables.ts';
import { makeBackup } from '../../scripts/backup/make-backup.ts';
import { checkBackup, restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { lockDataDirectory } from '../../scripts/process/instance-lock.ts';
import { insertArticle } from '../support/articles.ts';
import { PASSWORD, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

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
  it('comes back with every row and picture, while the copy goes on', async () => {
    const before = await rowsOf(backend.connectionString);
    expect(before['public.blog_posts']?.length).toBeGreaterThan(30);
    expect(before['public.revisions']?.length).toBeGreaterThan(0);
    await restoreBackup(file, target, quietly);
    const { restored, ask } = await startRestored();
    try {
      // The publisher of a start asks for what it does not know, and its schedule may have run.
      const {
        'private.publish_clock': _clock,
        'public.publications': _publications,
        ...rows
      } = await rowsOf(restored.connectionString);
      const { 'private.publish_clock': _before, 'public.publications': _asked, ...expected } = before;
      expect(rows).toEqual(expected);
      const picture = await ask('/storage/v1/object/public/article-images/une/image.gif');
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(PICTURE);
      const { data } = await administrator.auth.getUser();
      const signIn = await ask('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: data.user?.email, password: PASSWORD }),
      });
      expect(signIn.status).toBe(200);
    } finally {
      await restored.stop();
    }
  });

  it('holds no key and no session, and is for its owner alone', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const manifest = await checkBackup(file, quietly);
    expect(manifest.tables['auth.users']?.rows).toBe(1);
    expect(Object.keys(manifest.tables)).not.toContain('auth.sessions');
    expect(manifest.tables['private.settings']?.columns).not.toContain('publish_authorization');
    await restoreBackup(file, target, quietly);
    expect(installationCredentials(target)).not.toEqual(backend.credentials);
  });
});

describe('is refused', () => {
  /** The backup with something done to it. */
  function changed(change: (copy: string) => void): string {
    const copy = path.join(target, '..', `changed-${path.basename(target)}.tar.gz`);
    cpSync(file, copy);
    change(copy);
    return copy;
  }

  it.each([
    ['cut', (copy: string) => truncateSync(copy, statSync(copy).size - 2000)],
    ['empty', (copy: string) => truncateSync(copy, 0)],
    [
      'changed in its midst',
      (copy: string) => {
        const bytes = readFileSync(copy);
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
        writeFileSync(copy, bytes);
      },
    ],
    ['no backup', (copy: string) => writeFileSync(copy, 'Bonjour')],
  ])('when its file is %s, and nothing is left of it', async (_, change) => {
    const damaged = changed(change);
    await expect(checkBackup(damaged, quietly)).rejects.toThrow(/no whole backup|damaged/);
    await expect(restoreBackup(damaged, target, quietly)).rejects.toThrow(/no whole backup|damaged/);
    expect(readdirSync(target)).toEqual([]);
    expect(existsSync(`${target}.restoring`)).toBe(false);
  });

  it('for a folder that is used', async () => {
    writeFileSync(path.join(target, 'credentials.json'), '{}');
    await expect(restoreBackup(file, target, quietly)).rejects.toThrow('is not empty');
    expect(readdirSync(target)).toEqual(['credentials.json']);
  });

  it('under a name that is taken', async () => {
    appendFileSync(path.join(target, 'taken'), 'mine');
    await expect(makeBackup(backend.directory, path.join(target, 'taken'), quietly)).rejects.toThrow(
      'is there already',
    );
    expect(readFileSync(path.join(target, 'taken'), 'utf8')).toBe('mine');
  });

  it('of a folder without a database', async () => {
    await expect(makeBackup(target, path.join(folder, 'none'), quietly)).rejects.toThrow('No database is kept in');
    expect(existsSync(path.join(folder, 'none'))).toBe(false);
  });
});
