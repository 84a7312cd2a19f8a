import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { installationCredentials } from '../../../server/settings/credentials.ts';
import { makeBackup } from '../../../server/backup/make-backup.ts';
import { restoreBackup } from '../../../server/backup/restore-backup.ts';
import { fillDatabase } from '../../../tools/measure/fill-database.ts';
import { lockDataDirectory } from '../../../server/process/instance-lock.ts';
import { quietly, rowsOf } from '../../support/backed-up-copy.ts';
import { differences, publishedSite } from '../../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/**
 * A backup that is made while articles are written holds one moment: it restores every row of that moment, every picture
 * and every page. BACKUP_ARTICLES sets the number of articles, each with a picture.
 */

const ARTICLES = Number(process.env['BACKUP_ARTICLES'] ?? 60);
const BUCKET = 'article-images';

/** Write with the row that resulted. */
interface Write {
  id: string;
  row: string;
  title: string;
  folded_title: string;
  updated_at: string;
  version: number;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`a backup made while ${ARTICLES} articles are written restores the rows, pictures and pages of one moment`, async () => {
  const source = await startTestBackend({ seed: true });
  const unlock = await lockDataDirectory(source.directory);
  let restored: TestBackend | null = null;
  try {
    const pictures = await addArticles(source);
    const writer = startWriter(source);
    await expect.poll(() => writer.writes.length).toBeGreaterThan(10);

    const file = path.join(folder, 'backup.tar.gz');
    const backedUp = await timed(() => makeBackup(source.directory, file, quietly));
    const atTheEnd = writer.writes.length;
    await expect.poll(() => writer.writes.length).toBeGreaterThan(atTheEnd + 10);
    await writer.stop();

    const target = path.join(folder, 'target');
    const restoring = await timed(() => restoreBackup(file, target, quietly));
    // Pages contain the publishable key, so both sites need the same one.
    const { databasePassword } = installationCredentials(target);
    writeFileSync(path.join(target, 'credentials.json'), JSON.stringify({ ...source.credentials, databasePassword }));
    restored = await startTestBackend({ data: target });

    const kept = await numberOfWrites(restored);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(writer.writes.length);
    await undo(source, writer, kept);
    await expectSameRows(source, restored);
    for (const [name, bytes] of pictures) {
      const answer = await fetch(`${restored.url}/storage/v1/object/public/${BUCKET}/${name}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), name).toBe(true);
    }
    const pages = await expectSamePages(source, restored);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    console.log(
      `${ARTICLES} articles: ${megabytes} MB, made in ${backedUp} s among ${atTheEnd} writes, restored in ${restoring} s; ` +
        `${pages} files of the site compared.`,
    );
  } finally {
    unlock();
    await source.stop();
    await restored?.stop();
  }
}, 3_600_000);

/** Adds articles, each of which shows a picture of its own. @returns the pictures by their names in the storage */
async function addArticles({ connectionString, sql, operator }: TestBackend): Promise<Map<string, Buffer>> {
  await fillDatabase(connectionString, ARTICLES);
  const bucket = operator().storage.from(BUCKET);
  const pictures = new Map<string, Buffer>();
  const articles = await sql<{ id: string }[]>`select id from public.blog_posts order by number`;
  for (const { id } of articles) {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
    const bytes = await sharp({ create: { width: 500, height: 350, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer();
    const name = `backup/${id}.jpg`;
    const { error } = await bucket.upload(name, bytes, { contentType: 'image/jpeg' });
    expect(error).toBeNull();
    pictures.set(name, bytes);
    await sql`
      update public.blog_posts set image_url = ${`/storage/v1/object/public/${BUCKET}/${name}`},
        content = content || ${`<p><img src="/storage/v1/object/public/${BUCKET}/${name}" alt="Une image"></p>`}
      where id = ${id}`;
  }
  return pictures;
}

/** Writes one article after the other, and counts each write in a tag of the same transaction. */
function startWriter({ sql }: TestBackend) {
  const writes: Write[] = [];
  const first = new Map<string, Write>();
  let isWriting = true;
  const columns = sql`
    blog_posts.*::text as row, id, title, folded_title, updated_at::text as updated_at, version`;
  const writing = (async () => {
    const articles = await sql<Write[]>`select ${columns} from public.blog_posts order by number`;
    for (const article of articles) first.set(article.id, article);
    await sql`insert into public.tags (name) values ('écriture 0')`;
    for (let number = 1; isWriting; number += 1) {
      const { id } = articles[(number * 7) % articles.length] ?? { id: '' };
      const [write] = await sql.begin(async (transaction) => {
        await transaction`update public.tags set name = ${`écriture ${number}`} where name like 'écriture %'`;
        return transaction<Write[]>`
          update public.blog_posts set title = ${`Titre ${number}`} where id = ${id} returning ${columns}`;
      });
      if (write) writes.push(write);
    }
  })();
  return {
    writes,
    first,
    async stop() {
      isWriting = false;
      await writing;
    },
  };
}

async function numberOfWrites({ sql }: TestBackend): Promise<number> {
  const [tag] = await sql<{ name: string }[]>`select name from public.tags where name like 'écriture %'`;
  return Number(tag?.name.replace('écriture ', ''));
}

/** Resets the articles to their exact state after the first `kept` writes. */
async function undo(
  { sql }: TestBackend,
  { writes, first }: ReturnType<typeof startWriter>,
  kept: number,
): Promise<void> {
  const expected = new Map(first);
  for (const write of writes.slice(0, kept)) expected.set(write.id, write);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    // Only the trigger of the search index runs, because the index depends on titles.
    await transaction`alter table public.blog_posts enable always trigger index_article_on_update`;
    for (const { id, title, folded_title, updated_at, version, row } of expected.values()) {
      const [back] = await transaction<{ row: string }[]>`
        update public.blog_posts
        set title = ${title}, folded_title = ${folded_title}, updated_at = ${updated_at}::text::timestamptz, version = ${version}
        where id = ${id} returning blog_posts.*::text as row`;
      expect(back?.row).toBe(row);
    }
    await transaction`update public.tags set name = ${`écriture ${kept}`} where name like 'écriture %'`;
    await transaction`alter table public.blog_posts enable trigger index_article_on_update`;
  });
}

/** Tables that each write adds to: the backup has the rows of its moment, and no others. */
const GROWING = ['public.revisions', 'private.audit_log', 'private.search_words'];
/** Tables that a start and its schedule write. */
const OF_START = ['private.publish_clock', 'public.publications'];

async function expectSameRows(source: TestBackend, restored: TestBackend): Promise<void> {
  const [expected, found] = [await rowsOf(source.connectionString), await rowsOf(restored.connectionString)];
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  expect(found['public.blog_posts']?.length).toBeGreaterThanOrEqual(ARTICLES);
  for (const [table, rows] of Object.entries(found)) {
    if (OF_START.includes(table)) continue;
    const known = new Set(expected[table]);
    expect(
      rows.filter((row) => !known.has(row)),
      table,
    ).toEqual([]);
    if (!GROWING.includes(table)) expect(rows.length, table).toBe(known.size);
  }
}

/** Publishes both, and compares every file. @returns how many there are */
async function expectSamePages(source: TestBackend, restored: TestBackend): Promise<number> {
  const settings = { SITE_URL: 'https://coquelicot.example' };
  const [one, other] = [publishedSite(source, settings), publishedSite(restored, settings)];
  try {
    await one.publish();
    await other.publish();
    expect(differences(one.files(), other.files())).toEqual([]);
    expect(one.files().size).toBeGreaterThan(ARTICLES);
    return one.files().size;
  } finally {
    await one.stop();
    await other.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const began = performance.now();
  await work();
  return ((performance.now() - began) / 1000).toFixed(1);
}
