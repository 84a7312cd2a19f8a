import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { installationCredentials } from '../../server/settings/credentials.ts';
import { makeBackup } from '../../server/backup/make-backup.ts';
import { checkBackup, restoreBackup } from '../../server/backup/restore-backup.ts';
import { PASSWORD } from '../support/accounts.ts';
import { insertArticle } from '../support/articles.ts';
import { backedUpCopy, PICTURE, quietly, rowsOf, startRestored } from '../support/backed-up-copy.ts';

/** Backups and their restoration elsewhere: of everything, or of nothing. */

const site = backedUpCopy();

describe('a backup', () => {
  it('restores every row and picture of a running copy elsewhere, with new keys and without sessions', async () => {
    expect(statSync(site.file).mode & 0o777).toBe(0o600);
    const manifest = await checkBackup(site.file, quietly);
    expect(manifest.tables['auth.users']?.rows).toBe(2);
    expect(manifest.tables['auth.mfa_factors']?.rows).toBe(1);
    expect(manifest.tables['private.recovery_codes']?.columns).not.toContain('session_id');
    expect(Object.keys(manifest.tables)).not.toContain('auth.sessions');
    expect(manifest.tables['private.settings']?.columns).not.toContain('publish_authorization');

    const before = await rowsOf(site.backend.connectionString);
    expect(before['public.blog_posts']?.length).toBeGreaterThan(30);
    expect(before['public.revisions']?.length).toBeGreaterThan(0);
    // Makes the folder that a killed restoration leaves.
    const unfinished = `${site.target}.restoring`;
    mkdirSync(path.join(unfinished, 'postgres'), { recursive: true });
    writeFileSync(path.join(unfinished, 'postgres/PG_VERSION'), '17');
    await restoreBackup(site.file, site.target, quietly);
    expect(existsSync(unfinished)).toBe(false);
    expect(installationCredentials(site.target)).not.toEqual(site.backend.credentials);
    const { restored, ask } = await startRestored(site.target);
    try {
      // The starting publisher requests a publication, and the schedule may have run.
      const {
        'private.publish_clock': _clock,
        'public.publications': _publications,
        ...rows
      } = await rowsOf(restored.connectionString);
      const { 'private.publish_clock': _before, 'public.publications': _asked, ...expected } = before;
      expect(rows).toEqual(expected);
      const picture = await ask('/storage/v1/object/public/article-images/une/image.gif');
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(PICTURE);
      const { data } = await site.administrator.auth.getUser();
      const signIn = await ask('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: data.user?.email, password: PASSWORD }),
      });
      expect(signIn.status).toBe(200);
      const sql = postgres(restored.connectionString, { max: 1 });
      const [latest] = await sql<{ number: number }[]>`select max(number) as number from public.blog_posts`;
      const { number } = await insertArticle(sql, { title: 'Suivant' });
      await sql.end();
      expect(number, 'the numbers of articles go on from the highest').toBeGreaterThan(latest?.number ?? 0);
    } finally {
      await restored.stop();
    }
  });

  it('holds every row of a table whose last row is larger than one chunk read from the database', async () => {
    const { connectionString, directory } = site.backend;
    const sql = postgres(connectionString, { max: 1 });
    await insertArticle(sql, { title: 'Long', content: `<p>${'Un mot. '.repeat(20_000)}</p>` });
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int from public.blog_posts`;
    await sql.end();
    const file = path.join(site.target, '..', `long-${path.basename(site.target)}.tar.gz`);
    const manifest = await makeBackup(directory, file, quietly);
    expect(manifest.tables['public.blog_posts']?.rows).toBe(count);
  });
});

describe('refused backups and restorations', () => {
  /** Copies the backup, changes the copy, and returns its path. */
  function changed(change: (copy: string) => void): string {
    const copy = path.join(site.target, '..', `changed-${path.basename(site.target)}.tar.gz`);
    cpSync(site.file, copy);
    change(copy);
    return copy;
  }

  it.each([
    ['cut', (copy: string) => truncateSync(copy, statSync(copy).size - 2000)],
    ['empty', (copy: string) => truncateSync(copy, 0)],
    [
      'damaged in the middle',
      (copy: string) => {
        const bytes = readFileSync(copy);
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
        writeFileSync(copy, bytes);
      },
    ],
    ['not a backup', (copy: string) => writeFileSync(copy, 'Bonjour')],
  ])('checkBackup and restoreBackup refuse a file that is %s, and leave nothing behind', async (_, change) => {
    const damaged = changed(change);
    await expect(checkBackup(damaged, quietly)).rejects.toThrow(/not a complete backup|damaged/);
    await expect(restoreBackup(damaged, site.target, quietly)).rejects.toThrow(/not a complete backup|damaged/);
    expect(readdirSync(site.target)).toEqual([]);
    expect(existsSync(`${site.target}.restoring`)).toBe(false);
  });

  it('restoreBackup refuses a folder that is not empty, and leaves the folder as it is', async () => {
    writeFileSync(path.join(site.target, 'credentials.json'), '{}');
    await expect(restoreBackup(site.file, site.target, quietly)).rejects.toThrow('is not empty');
    expect(readdirSync(site.target)).toEqual(['credentials.json']);
  });

  it('restoreBackup fails when the folder is used before the end, and removes what it has restored', async () => {
    const useFolder = () => writeFileSync(path.join(site.target, 'mine'), '');
    await expect(restoreBackup(site.file, site.target, useFolder)).rejects.toThrow(
      'The restored data cannot be moved to',
    );
    expect(readdirSync(site.target)).toEqual(['mine']);
    expect(existsSync(`${site.target}.restoring`)).toBe(false);
  });

  it('makeBackup refuses the name of an existing file, and leaves that file as it is', async () => {
    appendFileSync(path.join(site.target, 'taken'), 'mine');
    await expect(makeBackup(site.backend.directory, path.join(site.target, 'taken'), quietly)).rejects.toThrow(
      'exists already',
    );
    expect(readFileSync(path.join(site.target, 'taken'), 'utf8')).toBe('mine');
  });

  it('makeBackup refuses a folder without a database, and writes no file', async () => {
    await expect(makeBackup(site.target, path.join(site.folder, 'none'), quietly)).rejects.toThrow(
      'There is no database in',
    );
    expect(existsSync(path.join(site.folder, 'none'))).toBe(false);
  });
});
