import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/core/text/seeded-random.support.ts';
import { insertArticle } from '../../support/articles.ts';
import {
  expectAsPublishedAnew,
  expectWhole,
  publishedSite,
  type PublishedTestSite,
} from '../../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/**
 * Writes fail as on a full disk from any moment of a publication on. The visitors' site stays whole, the error names the
 * reason, and the next publication repairs the rest. The failures are simulated: not every machine can provide a small
 * disk.
 */

const ROUNDS = 12;
/** A publication of this site writes about as many files. */
const MOST_WRITES = { changes: 60, all: 700 };
const FULL = 'The disk is full: free some space, then publish again.';

let backend: TestBackend;
let directory: string;
let fullDisk: string;
let site: PublishedTestSite;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  fullDisk = path.join(directory, 'writes-left');
  site = publishedSite(backend, {
    NODE_OPTIONS: `--import=${path.resolve('tests/support/failing-writes.ts')}`,
    FAILING_WRITES: fullDisk,
  });
  await site.publish();
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
  rmSync(directory, { recursive: true, force: true });
});

const random = seededRandom(11);
const below = (bound: number) => Math.floor(random() * bound);

describe(`writes that fail as on a full disk, in ${ROUNDS} publications`, () => {
  it('leave a whole site, are reported as a full disk, and are repaired by the next publication', async () => {
    let failed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await insertArticle(backend.sql, { slug: `sans-place-${round}`, content_type: 'blog' });
      await backend.sql`update public.blog_posts set title = ${`Titre ${round}`} where id in (
        select id from public.blog_posts order by md5(id::text || ${round}::text) limit 3)`;
      const all = round % 6 === 5;
      writeFileSync(fullDisk, String(below(all ? MOST_WRITES.all : MOST_WRITES.changes)));
      const reason = await site.publish(all).then(
        () => null,
        (error: Error) => error.message,
      );
      if (reason !== null) {
        expect(reason).toBe(FULL);
        failed += 1;
      }
      if (round % 6 === 2) {
        expectWhole(site);
        await site.kill();
        writeFileSync(fullDisk, '0');
        await backend.sql`update public.blog_posts set title = title || ' encore' where id = ${id}`;
        await expect(site.publish()).rejects.toThrow(FULL);
        expectWhole(site);
      }
      rmSync(fullDisk);
      if (round % 3 === 0) await backend.sql`update public.blog_posts set status = 'draft' where id = ${id}`;
      await site.publish();
      expect(site.files().has(`blog/sans-place-${round}.html`)).toBe(round % 3 !== 0);
      expectWhole(site);
    }
    expect(failed).toBeGreaterThan(ROUNDS / 2);
    await expectAsPublishedAnew(site, backend);
  }, 600_000);
});
