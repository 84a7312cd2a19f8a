import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededRandom } from '../../../src/core/text/seeded-random.support.ts';
import { insertArticle } from '../../support/articles.ts';
import {
  expectAsPublishedAnew,
  expectWhole,
  publishedSite,
  type PublishedTestSite,
} from '../../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** Kills the publisher at any moment: the visitors' site stays whole, and the next publication repairs the rest. */

/** PUBLICATION_KILLS sets another number. */
const KILLS = Number(process.env['PUBLICATION_KILLS'] ?? 15);
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

const random = seededRandom(9);

describe(`a publisher that is killed at ${KILLS} random moments`, () => {
  it('leaves a whole site, and the next publication makes the site equal to a first publication', async () => {
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
      if (kill % 5 === 4) expectWhole(site);
    }
    expectWhole(site);
    await site.publish();
    await expectAsPublishedAnew(site, backend);
  }, 600_000);
});
