import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../scripts/faults/random.ts';
import { insertArticle } from '../support/articles.ts';
import { differences, publishedSite, type PublishedTestSite } from '../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** The process that publishes ends at any moment: the site that visitors see is whole, and the next publication mends the rest. */

const KILLS = 100;
/** Milliseconds in which a publication of this site starts, renders, writes and switches. */
const LONGEST_WAIT = 1500;

let backend: TestBackend;
let site: PublishedTestSite;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  site = publishedSite(backend);
  await site.publish();
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
});

const random = randomOf(9);

/** What is seen: every page complete, the compressed form that of its page. */
function expectWhole(): void {
  const files = site.files();
  for (const [file, text] of files) {
    if (!file.endsWith('.html')) continue;
    expect(text.trimEnd().endsWith('</html>'), file).toBe(true);
    const read = (ending: string) => readFileSync(path.join(site.directory, 'current', file + ending));
    expect(brotliDecompressSync(read('.br')).toString('latin1') === text, `${file}.br`).toBe(true);
    // Scripts and styles of the page are there.
    for (const [, asset = ''] of text.matchAll(/(?:src|href)="\/(_astro\/[^"]+)"/g))
      expect(files.has(asset), asset).toBe(true);
  }
  expect(files.size).toBeGreaterThan(150);
}

describe(`a process that is killed at ${KILLS} random moments`, () => {
  it('leaves a whole site each time, and at the end the one that a build makes', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { id } = await insertArticle(backend.sql, { slug: `tuee-${kill}`, content_type: 'blog' });
      if (kill % 3 === 0) await backend.sql`update public.blog_posts set status = 'draft' where id = ${id}`;
      await backend.sql`update public.blog_posts set title = ${`Titre ${kill}`} where id in (
        select id from public.blog_posts order by md5(id::text || ${kill}::text) limit 3)`;
      const publication = site.publish().then(
        () => 'ended',
        () => 'killed',
      );
      await sleep(random() * LONGEST_WAIT);
      await site.kill();
      await publication;
      if (kill % 10 === 9) expectWhole();
    }
    expectWhole();
    await site.publish();
    expect(differences(site.files(), await site.reference())).toEqual([]);
  }, 600_000);
});

describe('a disk that takes nothing', () => {
  it('leaves the site as it is, says why, and is made up for by the next publication', async () => {
    const before = site.files();
    const { id } = await insertArticle(backend.sql, { slug: 'disque', content_type: 'blog' });
    // A folder stands where the mark of an open tree is to be written.
    const mark = path.join(site.directory, 'open');
    rmSync(mark, { force: true });
    mkdirSync(mark);
    await expect(site.publish()).rejects.toThrow('EISDIR');
    expect(differences(site.files(), before)).toEqual([]);
    rmSync(mark, { recursive: true });
    expect(await site.publish()).toMatchObject({ hasChanged: true });
    expect(site.files().has('blog/disque.html')).toBe(true);
    await backend.sql`delete from public.blog_posts where id = ${id}`;
  });
});

describe('a database that does not say what has changed', () => {
  it('leaves the site as it is, says why, and is read whole once it does', async () => {
    const before = site.files();
    await insertArticle(backend.sql, { slug: 'silence', content_type: 'blog' });
    await backend.sql`alter function public.content_changes(text) rename to content_changes_gone`;
    await expect(site.publish()).rejects.toThrow(/lacks what the site reads|content_changes/);
    expect(differences(site.files(), before)).toEqual([]);
    await backend.sql`alter function public.content_changes_gone(text) rename to content_changes`;
    await site.publish();
    expect(site.files().has('blog/silence.html')).toBe(true);
  });
});
