import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Article } from '../../../src/core/article/article.ts';
import { fileNamesIn, indexFileAddress, parseManifest } from '../../../src/core/search/index-files.ts';
import { anArticle, articlesOf, contentOf, idOf } from '../../../src/core/site/content.support.ts';
import type { SiteContent } from '../../../src/core/site/content.ts';
import { SEARCH_MANIFEST_FILE } from '../../../src/build/search/kept-search.ts';
import { siteOfThisBuild } from '../../../src/build/site.ts';
import { siteTrees } from '../trees/site-trees.ts';
import { treeWriter } from '../trees/tree-files.ts';
import { followingFiles } from './following-files.ts';
import { sitePublication, type PublishedContent } from './publish-site.ts';
import { articlesShownBy, renderFile, type RenderFailure } from './render-files.ts';
import type { RenderThreads } from './render-threads.ts';
import type { SiteCode } from './site-code.ts';

/** The title of an article whose page cannot be rendered. */
const BROKEN = 'Cassé';

let directory: string;
let code: SiteCode;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  const staticDirectory = path.join(directory, 'code');
  mkdirSync(staticDirectory);
  writeFileSync(path.join(staticDirectory, 'style.css'), 'a {}');
  code = {
    key: 'code',
    bundleDirectory: '',
    staticDirectory,
    staticFiles: ['style.css'],
    redirects: '',
    bundle: {
      backOfficeModules: [],
      async render({ file, page }) {
        const site = await siteOfThisBuild();
        const texts = await Promise.all(articlesShownBy(page ? [{ route: '', file, page }] : []).map(site.textOf));
        if (page && 'article' in page.props && page.props.article.title === BROKEN)
          throw new Error('No such component');
        if (file === 'addresses.json') return Buffer.from(JSON.stringify(site.addressBook));
        return Buffer.from(`<html><head></head>${page?.key ?? file} ${texts.join()}</html>`);
      },
    },
  };
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Renders in this thread. */
const noThreads: RenderThreads = {
  async render({ directory: root, files, isCompressed }, textsOf, onWritten) {
    await textsOf(articlesShownBy(files));
    const failures: RenderFailure[] = [];
    const writer = treeWriter(root);
    for (const wanted of files) {
      const { file } = wanted;
      try {
        const bytes = await renderFile(code.bundle, wanted);
        onWritten(file, isCompressed ? await writer.write(file, bytes) : writer.writeUncompressed(file, bytes));
      } catch (error) {
        failures.push({ file, reason: (error as Error).message });
      }
    }
    return failures;
  },
};

/** A process that publishes into the test's folder. */
async function startPublishing() {
  const trees = await siteTrees(path.join(directory, 'site'), () => false);
  /** What visitors see after each switch. */
  const shown: Map<string, string>[] = [];
  const publish = sitePublication(trees, followingFiles({}), async () => void shown.push(seen()), noThreads);
  return {
    trees,
    shown,
    publish: (content: SiteContent, options: Options = {}) =>
      publish(code, publishedContent(content, options), {
        buildId: 'build',
        all: options.all ?? false,
        isMending: options.isMending ?? false,
        now: new Date('2026-11-21T12:00:00Z'),
      }),
  };
}

function publishedContent(
  content: SiteContent,
  { changed = content.articles, readable, rest }: Options,
): PublishedContent {
  const readRest = async () => {
    if (rest instanceof Error || !rest) throw rest;
    return publishedContent(rest, {});
  };
  return {
    content,
    changed,
    held: [],
    textsOf: textsOf(content.articles, readable),
    readRest: rest ? readRest : null,
  };
}

/** What visitors see once a process that has published nothing has written everything. */
async function publishedAnew(content: SiteContent): Promise<Map<string, string>> {
  await (await startPublishing()).publish(content, { all: true });
  return seen();
}

interface Options {
  isMending?: boolean;
  all?: boolean;
  /** Every article, unless it is said which. */
  changed?: readonly Article[];
  /** An article whose text is gone once it has been read so many times. */
  readable?: [id: string, times: number];
  /** What is read where the content is not all of it yet, or why it cannot be. */
  rest?: SiteContent | Error;
}

/** The hash of a test article is its text. */
function textsOf(articles: readonly Article[], [hidden, times] = ['', 0]) {
  let reads = 0;
  return async (ids: readonly string[]) => {
    const isHidden = ids.includes(hidden) && ++reads > times;
    const found = articles.filter(({ id }) => ids.includes(id) && !(isHidden && id === hidden));
    return new Map(found.map(({ id, contentHash }) => [id, contentHash]));
  };
}

/** What visitors see. */
function seen(): Map<string, string> {
  const root = path.join(directory, 'site/current');
  const files = (readdirSync(root, { recursive: true }) as string[]).filter(
    (file) => statSync(path.join(root, file)).isFile() && !/\.(?:br|gz)$/.test(file),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function searchFilesNamed(): string[] {
  const manifest = parseManifest(JSON.parse(seen().get(SEARCH_MANIFEST_FILE) ?? ''));
  return fileNamesIn(manifest).map((name) => indexFileAddress(name).slice(1));
}

describe('a publication of a site that has not changed', () => {
  it.each([
    ['a file of the code', () => ['style.css']],
    ['the manifest of the search', () => [SEARCH_MANIFEST_FILE]],
    ['the list of social pictures', () => ['.social-pictures']],
    ['the files of the search index', searchFilesNamed],
    ['a page', () => ['blog/article-1.html']],
  ])('writes %s again that was found damaged', async (_, damagedFiles) => {
    const content = contentOf({ articles: articlesOf(2) });
    await (await startPublishing()).publish(content);
    const whole = seen();
    for (const file of damagedFiles()) rmSync(path.join(directory, 'site/current', file));
    const { trees, publish } = await startPublishing();
    const isMending = (await trees.forgetDamaged()) > 0;
    expect(await publish(content, { isMending })).toMatchObject({ hasChanged: true, failures: [] });
    expect(seen()).toEqual(whole);
    expect(await publish(content)).toMatchObject({ hasChanged: false });
  });

  it('has its whole search index when all is written anew', async () => {
    const content = contentOf({ articles: articlesOf(2) });
    const { publish } = await startPublishing();
    await publish(content);
    const whole = seen();
    await publish(content, { all: true });
    expect(seen()).toEqual(whole);
  });
});

describe('an article whose text is gone while it is published', () => {
  it.each(['comes', 'changes'])('is published whole once it is back, when it %s', async (event) => {
    const content = contentOf({ articles: articlesOf(2) });
    const before = event === 'comes' ? articlesOf(1) : [anArticle(1), anArticle(2, { contentHash: '<p>Avant</p>' })];
    const { publish } = await startPublishing();
    await publish(contentOf({ articles: before }));
    await publish(content, { readable: [idOf(2), 0] });
    expect(seen().get('blog/article-2.html')).not.toContain('Texte 2');
    await publish(content);
    expect(seen().get('blog/article-2.html')).toContain('Texte 2');
    const after = seen();
    expect(await publish(content)).toMatchObject({ hasChanged: false });
    expect(after).toEqual(await publishedAnew(content));
  });

  it.each(['same', 'next'])('is found by its text once that is back, by the %s process', async (by) => {
    const content = contentOf({ articles: articlesOf(2) });
    const { publish } = await startPublishing();
    await publish(contentOf({ articles: articlesOf(1) }));
    // For its page, then for the feeds.
    await publish(content, { readable: [idOf(2), 2] });
    expect(seen().get('blog/article-2.html')).toContain('Texte 2');
    const again = by === 'next' ? (await startPublishing()).publish : publish;
    expect(await again(content)).toMatchObject({ hasChanged: true });
    expect(await again(content)).toMatchObject({ hasChanged: false });
    const after = seen();
    expect(after).toEqual(await publishedAnew(content));
  });
});

describe('the page of an article that is renamed', () => {
  it('goes when the book of addresses leads to its successor', async () => {
    const { publish, shown } = await startPublishing();
    await publish(contentOf({ articles: [anArticle(1, { slug: 'vieux' }), anArticle(2)] }));
    shown.length = 0;
    await publish(
      contentOf({ articles: [anArticle(1, { slug: 'neuf' })], formerSlugs: [{ slug: 'vieux', articleId: idOf(1) }] }),
    );
    expect(shown.map((files) => files.has('blog/neuf.html'))).toEqual([true, true]);
    expect(shown.map((files) => files.has('blog/article-2.html'))).toEqual([false, false]);
    const leads = (files: Map<string, string>) =>
      files.has('blog/vieux.html') || (files.get('addresses.json') ?? '').includes('"vieux":"/blog/neuf"');
    expect(shown.map(leads)).toEqual([true, true]);
    expect(shown.at(-1)?.has('blog/vieux.html')).toBe(false);
  });
});

describe('what visitors wait for', () => {
  const categories = Array.from({ length: 30 }, (_, index) => ({
    id: idOf(900 + index),
    name: `Sujet ${String.fromCharCode(65 + index)}`,
    slug: `sujet-${index}`,
  }));
  const many = categories.map(({ name }, index) => anArticle(index + 1, { categories: [name] }));
  const renamed = 'Nouveau nom';
  const after = categories.map((category, index) => (index === 29 ? { ...category, name: renamed } : category));

  it('is shown first: of a renamed category its own list, whatever its place among the others', async () => {
    const { publish, shown } = await startPublishing();
    await publish(contentOf({ articles: many, categories }));
    shown.length = 0;
    const articles = many.map((article, index) =>
      index === 29 ? { ...article, categories: [renamed], updatedAt: '2026-11-21T11:00:00.000Z' } : article,
    );
    const before = seen();
    await publish(contentOf({ articles, categories: after }), { changed: articles.slice(29) });
    const first = shown[0] ?? new Map<string, string>();
    const changedFirst = [...first].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changedFirst).toEqual(
      expect.arrayContaining(['blog/article-30.html', 'blog/categorie/sujet-29.html', 'blog.html', 'recherche.html']),
    );
    expect(changedFirst.length).toBeLessThan(12);
    expect(seen()).toEqual(await publishedAnew(contentOf({ articles, categories: after })));
  });

  it('is removed first: the page of an article that is gone, not yet the last page of its list', async () => {
    const articles = articlesOf(10);
    const { publish, shown } = await startPublishing();
    await publish(contentOf({ articles }));
    shown.length = 0;
    await publish(contentOf({ articles: articles.slice(0, 9) }), { changed: [] });
    const present = (file: string) => shown.map((files) => files.has(file));
    expect(present('blog/article-10.html')).toEqual([false, false]);
    expect(present('blog/page/2.html')).toEqual([true, false]);
  });

  it('is shown before the rest of many changes is read', async () => {
    const articles = articlesOf(30);
    const edited = articles.map((article) => ({ ...article, title: 'Autre' }));
    const { publish, shown } = await startPublishing();
    await publish(contentOf({ articles }));
    const before = seen();
    shown.length = 0;
    // What the content lacks may come with the rest.
    const part = contentOf({ articles: [...edited.slice(0, 10), ...articles.slice(10, 29)] });
    const result = await publish(part, { changed: edited.slice(0, 10), rest: contentOf({ articles: edited }) });
    expect(result).toMatchObject({ hasChanged: true, failures: [] });
    const first = shown[0] ?? new Map<string, string>();
    expect(first.get('blog/article-1.html')).not.toBe(before.get('blog/article-1.html'));
    expect(first.get('blog.html')).not.toBe(before.get('blog.html'));
    expect(first.get('blog/article-30.html')).toBe(before.get('blog/article-30.html'));
    expect(first.get('addresses.json')).toBe(before.get('addresses.json'));
    expect(seen()).toEqual(await publishedAnew(contentOf({ articles: edited })));
  });

  it('waits for the rest where all is written anew', async () => {
    const [newest, ...others] = articlesOf(3);
    const { publish, shown } = await startPublishing();
    await publish(contentOf({ articles: newest ? [newest] : [] }), { rest: contentOf({ articles: others }) });
    expect(shown).toHaveLength(1);
    expect(seen().has('blog/article-1.html')).toBe(false);
    expect(seen().has('blog/article-3.html')).toBe(true);
  });

  it('stays, and is completed by the next publication, when the rest cannot be read', async () => {
    const articles = articlesOf(12);
    const edited = articles.map((article) => ({ ...article, title: 'Autre' }));
    const { publish } = await startPublishing();
    await publish(contentOf({ articles }));
    const part = contentOf({ articles: [...edited.slice(0, 2), ...articles.slice(2)] });
    const lost = publish(part, { changed: edited.slice(0, 2), rest: new Error('The database is gone') });
    await expect(lost).rejects.toThrow('The database is gone');
    expect(seen().has('blog/article-12.html')).toBe(true);
    await publish(contentOf({ articles: edited }));
    expect(seen()).toEqual(await publishedAnew(contentOf({ articles: edited })));
  });

  it('has its compressed forms at once; those of many other pages are left for later', async () => {
    const { trees, publish } = await startPublishing();
    await publish(contentOf({ articles: articlesOf(60) }));
    await trees.compress(trees.uncompressed());
    await publish(contentOf({ articles: articlesOf(60).map((article) => ({ ...article, title: 'Autre' })) }));
    const left = trees.uncompressed();
    expect(left).toEqual(expect.arrayContaining(['blog/article-5.html', 'blog/article-60.html', 'blog/page/7.html']));
    for (const file of ['blog/article-1.html', 'blog.html', 'index.html', 'rss.xml']) expect(left).not.toContain(file);
  });

  it('of a first site is shown before its pages are compressed', async () => {
    const { trees, publish } = await startPublishing();
    await publish(contentOf({ articles: articlesOf(60) }));
    const left = trees.uncompressed();
    expect(left).toEqual(expect.arrayContaining(['index.html', 'blog/article-60.html']));
    expect(left).not.toContain('rss.xml');
  });
});

describe('an article whose page throws', () => {
  const broken = anArticle(2, { title: BROKEN });
  const failure = { file: null, reason: 'blog/article-2.html: No such component' };

  it.each(['a first site', 'a new article'])('is led to from nowhere when it has never had one: %s', async (event) => {
    const { publish } = await startPublishing();
    if (event === 'a new article') await publish(contentOf({ articles: [anArticle(1)] }));
    const content = contentOf({ articles: [anArticle(1), broken] });
    expect(await publish(content)).toMatchObject({ hasChanged: true, failures: [failure] });
    const without = seen();
    expect(await publish(content)).toMatchObject({ hasChanged: false, failures: [failure] });
    await publish(contentOf({ articles: [anArticle(1)] }));
    expect(seen()).toEqual(without);
  });

  it('is shown once it says something else', async () => {
    const { publish } = await startPublishing();
    await publish(contentOf({ articles: [anArticle(1), broken] }));
    const mended = contentOf({ articles: articlesOf(2) });
    expect(await publish(mended)).toMatchObject({ failures: [] });
    expect(seen()).toEqual(await publishedAnew(mended));
  });

  it('is tried again when all is written anew', async () => {
    const { publish } = await startPublishing();
    const content = contentOf({ articles: [anArticle(1), broken] });
    await publish(content);
    const { render } = code.bundle;
    code.bundle.render = async (wanted) => render(wanted).catch(() => Buffer.from('<html><head></head></html>'));
    expect(await publish(content, { all: true })).toMatchObject({ failures: [] });
    expect(seen().has('blog/article-2.html')).toBe(true);
  });

  it('keeps its last good version, and what leads there', async () => {
    const { publish } = await startPublishing();
    await publish(contentOf({ articles: articlesOf(2) }));
    const before = seen().get('blog/article-2.html');
    const content = contentOf({ articles: [anArticle(1), broken] });
    const failures = [{ file: 'blog/article-2.html', reason: 'No such component' }];
    expect(await publish(content)).toMatchObject({ failures });
    expect(seen().get('blog/article-2.html')).toBe(before);
    expect(await publish(content)).toMatchObject({ failures });
  });
});
