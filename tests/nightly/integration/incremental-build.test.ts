import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../../server/publisher/build.ts';
import { startDatabaseStub, STUB_ARTICLES, type DatabaseStub } from '../../support/database-stub.ts';
import { differences, filesIn } from '../../support/published-site.ts';

/** Where CI keeps the cache of the last build: the same site comes of it as of a build from nothing. */

const NEVER = new AbortController().signal;
const MARK = '<!-- taken from the build before -->';

let directory: string;
let before: DatabaseStub;
let after: DatabaseStub;

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  before = await startDatabaseStub();
  after = await startDatabaseStub({
    blog_posts: STUB_ARTICLES.flatMap((article) => {
      if (article.number === 1) return [{ ...article, title: 'Un autre titre' }];
      return article.number === 2 ? [] : [article];
    }),
  });
});

afterAll(() => {
  before.stop();
  after.stop();
  rmSync(directory, { recursive: true, force: true });
});

const site = (name: string) => path.join(directory, name, 'site');
const build = (name: string, database: DatabaseStub, settings: Record<string, string> = {}) =>
  buildSite(site(name), { ...database.environment, ...settings }, NEVER);

it('equals a build from nothing, and renders what has changed alone', async () => {
  const INCREMENTAL_BUILD = 'true';
  await build('kept', before, { INCREMENTAL_BUILD });
  await build('kept', after, { INCREMENTAL_BUILD });
  await build('new', after, { INCREMENTAL_BUILD });
  expect(differences(filesIn(site('kept')), filesIn(site('new')))).toEqual([]);
  expect(filesIn(site('kept')).has('blog/article-2.html')).toBe(false);

  for (const page of ['blog/article-1.html', 'blog/article-3.html', 'quiz/resultat/romantique.html']) {
    const kept = path.join(directory, 'kept/cache/dist', page);
    writeFileSync(kept, `${readFileSync(kept, 'utf8')}${MARK}`);
  }
  await build('kept', before, { INCREMENTAL_BUILD });
  const built = filesIn(site('kept'));
  expect(built.get('blog/article-1.html')).not.toContain(MARK);
  expect(built.get('quiz/resultat/romantique.html')).toContain(MARK);

  // The setting appears on every page.
  await build('kept', before, { INCREMENTAL_BUILD, PUBLIC_SIGNUP_URL: 'https://rencontres.example' });
  expect(Array.from(filesIn(site('kept')).values()).filter((text) => text.includes(MARK))).toEqual([]);
}, 180_000);
