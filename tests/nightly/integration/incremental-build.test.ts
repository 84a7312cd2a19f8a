import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../../server/publisher/build.ts';
import { startDatabaseStub, STUB_ARTICLES, type DatabaseStub } from '../../support/database-stub.ts';
import { differences, filesIn } from '../../support/published-site.ts';

/** A build with the cache of the last build, which CI keeps, makes the same site as a build without cache. */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NEVER = new AbortController().signal;
const MARK = '<!-- taken from the build before -->';

const FOREIGN = {
  ...STUB_ARTICLES[0],
  id: '00000000-0000-4000-8000-000000000011',
  number: 11,
  title: 'Poupées',
  slug: 'poupees',
  image_url: 'https://ailleurs.example/poupees.jpg',
  image_alt: 'Deux poupées de chiffon',
};
const OWN = {
  ...FOREIGN,
  id: '00000000-0000-4000-8000-000000000012',
  number: 12,
  title: 'Marionnettes',
  slug: 'marionnettes',
  image_url: '/illustrations/covers/arretons-de-faire-semblant.svg',
  image_alt: 'Une main tendue',
};

let folders: [first: string, onOtherFileSystem: string];
let before: DatabaseStub;
let after: DatabaseStub;

beforeAll(async () => {
  const [first, other] = [os.tmpdir(), otherFileSystem()].map((parent) =>
    mkdtempSync(path.join(parent, 'coquelicot-test-')),
  );
  folders = [first ?? '', other ?? ''];
  before = await startDatabaseStub();
  const articles = STUB_ARTICLES.flatMap((article) => {
    if (article.number === 1) return [{ ...article, title: 'Un autre titre' }];
    return article.number === 2 ? [] : [article];
  });
  after = await startDatabaseStub({ blog_posts: [...articles, FOREIGN, OWN] });
});

afterAll(() => {
  before.stop();
  after.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns a folder on another file system than the checkout: every Linux has one. */
function otherFileSystem(): string {
  const { dev } = statSync(ROOT);
  const other = ['/dev/shm', os.tmpdir()].find((place) => statSync(place, { throwIfNoEntry: false })?.dev !== dev);
  if (os.platform() === 'linux' && !other) throw new Error('No other file system to build on.');
  return other ?? os.tmpdir();
}

const siteIn = (folder: string) => path.join(folder, 'site');
const build = (folder: string, database: DatabaseStub, settings: Record<string, string> = {}) =>
  buildSite(siteIn(folder), { ...database.environment, INCREMENTAL_BUILD: 'true', ...settings }, NEVER);

/** Expects no file to name a cover of another host: neither lists, articles, search nor social pictures load the cover. */
function expectNothingForeign(texts: Map<string, string>): void {
  const naming = (text: string) => {
    const bytes = Buffer.from(text).toString('latin1');
    return [...texts.keys()].filter((file) => texts.get(file)?.includes(bytes));
  };
  expect(naming('Poupées')).toEqual(expect.arrayContaining(['blog.html', 'blog/poupees.html']));
  expect(naming('ailleurs.example')).toEqual([]);
  // The replacement picture shows something else, so the text that describes the cover is left out.
  expect(naming('poupées de chiffon')).toEqual([]);
  expect(naming('alt="Une main tendue"')).toEqual(['blog/marionnettes.html']);
}

it('an incremental build renders only changed pages, and equals a concurrent full build on another file system', async () => {
  const [kept, anew] = folders;
  await build(kept, before);
  const cached = (page: string) => path.join(kept, 'cache/dist', page);
  const marked = ['blog/article-1.html', 'quiz/resultat/romantique.html'];
  for (const page of marked) writeFileSync(cached(page), `${readFileSync(cached(page), 'utf8')}${MARK}`);
  await Promise.all([build(kept, after), build(anew, after)]);
  const built = filesIn(siteIn(kept));
  expect(marked.filter((page) => built.get(page)?.includes(MARK))).toEqual(['quiz/resultat/romantique.html']);
  expect(built.has('blog/article-2.html')).toBe(false);
  const builtAnew = filesIn(siteIn(anew));
  const withoutMarks = new Map(Array.from(built, ([file, text]) => [file, text.replace(MARK, '')]));
  expect(differences(withoutMarks, builtAnew)).toEqual([]);
  expectNothingForeign(builtAnew);

  // The setting appears on every page, so every page is rendered anew.
  await build(kept, after, { PUBLIC_SIGNUP_URL: 'https://rencontres.example' });
  expect(Array.from(filesIn(siteIn(kept)).values()).filter((text) => text.includes(MARK))).toEqual([]);
}, 300_000);
