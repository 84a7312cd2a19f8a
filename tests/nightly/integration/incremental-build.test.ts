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
  const kept = (page: string) => path.join(directory, 'kept/cache/dist', page);
  const marked = ['blog/article-1.html', 'quiz/resultat/romantique.html'];
  for (const page of marked) writeFileSync(kept(page), `${readFileSync(kept(page), 'utf8')}${MARK}`);
  await build('kept', after, { INCREMENTAL_BUILD });
  const built = filesIn(site('kept'));
  expect(marked.filter((page) => built.get(page)?.includes(MARK))).toEqual(['quiz/resultat/romantique.html']);
  expect(built.has('blog/article-2.html')).toBe(false);
  await build('new', after, { INCREMENTAL_BUILD });
  const withoutMarks = new Map(Array.from(built, ([file, text]) => [file, text.replace(MARK, '')]));
  expect(differences(withoutMarks, filesIn(site('new')))).toEqual([]);

  // The setting appears on every page.
  await build('kept', after, { INCREMENTAL_BUILD, PUBLIC_SIGNUP_URL: 'https://rencontres.example' });
  expect(Array.from(filesIn(site('kept')).values()).filter((text) => text.includes(MARK))).toEqual([]);
}, 180_000);
