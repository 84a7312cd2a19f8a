import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '../../../server/backup/make-backup.ts';
import { restoreBackup } from '../../../server/backup/restore-backup.ts';
import { insertArticle } from '../../support/articles.ts';
import { backedUpCopy, quietly, rowsOf, startRestored } from '../../support/backed-up-copy.ts';

/** A backup comes back elsewhere, exactly: all of it, or nothing. */

const site = backedUpCopy();

describe('a backup', () => {
  it('goes on counting where it was', async () => {
    await restoreBackup(site.file, site.target, quietly);
    const { restored } = await startRestored(site.target);
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
    const during = path.join(site.folder, 'during.tar.gz');
    let isWriting = true;
    const writing = (async () => {
      for (let pair = 0; isWriting; pair += 1) {
        await site.backend.sql.begin(async (transaction) => {
          await transaction`insert into public.tags (name) values (${`paire ${pair}`})`;
          await transaction`insert into public.categories (name, slug) values (${`Paire ${pair}`}, ${`paire-${pair}`})`;
        });
      }
    })();
    await expect
      .poll(async () => (await site.backend.sql`select 1 from public.tags where name like 'paire %'`).length)
      .toBeGreaterThan(2);
    await makeBackup(site.backend.directory, during, quietly);
    isWriting = false;
    await writing;
    await restoreBackup(during, site.target, quietly);
    const { restored } = await startRestored(site.target);
    const rows = await rowsOf(restored.connectionString).finally(restored.stop);
    const pairs = (table: string) => rows[table]?.filter((row) => row.toLowerCase().includes('paire')).length;
    expect(pairs('public.tags')).toBe(pairs('public.categories'));
    expect(pairs('public.tags')).toBeGreaterThan(0);
  });
});

describe('a restoration that was killed', () => {
  it('leaves nothing in its place, and is begun anew', async () => {
    const unfinished = `${site.target}.restoring`;
    mkdirSync(path.join(unfinished, 'postgres'), { recursive: true });
    writeFileSync(path.join(unfinished, 'postgres/PG_VERSION'), '17');
    await restoreBackup(site.file, site.target, quietly);
    expect(existsSync(unfinished)).toBe(false);
    const { restored } = await startRestored(site.target);
    await restored.stop();
  });
});
