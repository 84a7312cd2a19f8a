import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '../../src/build/hash.ts';
import { fileOfPage } from '../../src/build/page-file.ts';
import { showSite, siteOf, type Site } from '../../src/build/site.ts';
import type { Article } from '../../src/core/article/article.ts';
import type { SiteContent } from '../../src/core/site/content.ts';
import { keptAddressBook } from '../../src/core/site/kept-address-book.ts';
import { pageLister } from '../../src/core/site/list-pages.ts';
import type { Page } from '../../src/core/site/pages.ts';
import type { HeldArticle } from './content/held-articles.ts';
import { fileOf, goneArticleFiles, isStale, stalePages, urgentPages, type Known } from './plan.ts';
import type { RenderFailure } from './render/render-worker.ts';
import type { Renderer, TextsOf } from './render/renderer.ts';
import type { SiteCode } from './site-code.ts';
import { pictureFile, pictureLister, type Pictures } from './site-pictures.ts';
import type { SiteFile } from './store/site-log.ts';
import type { SiteStore } from './store/store.ts';
import { addressBookFile, BUILD_RECORD, textFiles, type TextFile } from './text-files.ts';

/** Stands for the key of a file that comes with the code. */
const CODE = 'code';

/** What a publication shows, and how its texts are read. */
export interface PublishedContent {
  content: SiteContent;
  /** Articles that are new or changed since the last publication. */
  changed: readonly Article[];
  /** Articles whose rows cannot be shown. */
  held: readonly HeldArticle[];
  textsOf: TextsOf;
  /** Reads the rest of many changes, whose newest articles are here. Null when this is all. */
  readRest: (() => Promise<PublishedContent>) | null;
}

export interface SitePublication {
  buildId: string;
  /** Makes every file anew. */
  all: boolean;
  now: Date;
}

/** What came of a publication. */
export interface PublishedSite {
  /** False when nothing that visitors see has changed: then nothing was written. */
  hasChanged: boolean;
  pageCount: number;
  /** Pages that keep their last good version; without a file, articles that have none. */
  failures: PageFailure[];
  /** The social pictures that the pages name, by key, those of sections and of the newest articles first. */
  pictures: Pictures;
}

export interface PageFailure {
  file: string | null;
  reason: string;
}

export interface PublicationParts {
  store: SiteStore;
  renderer: Pick<Renderer, 'render'>;
  /** The address of the site. */
  siteUrl: URL;
  /** Where uploaded pictures come from, besides the site itself. */
  imageOrigin: string | null;
  /** Hears of each change that visitors see from now on. */
  onCommitted(): void;
}

/**
 * Makes the function that brings the store to what the content says. Pages are compared by their keys: stale ones are
 * rendered, gone ones dropped. The pages that visitors wait for are put online first, the rest follows at once.
 */
export function sitePublication({ store, renderer, siteUrl, imageOrigin, onCommitted }: PublicationParts) {
  const list = pageLister(hash);
  const addressBookOf = keptAddressBook();
  const picturesOf = pictureLister(imageOrigin);
  /** Articles whose page has never been rendered, for it throws: nothing leads to them until they change. */
  const unrendered = new Map<Article, { code: string; reason: string }>();

  return async function publish(
    code: SiteCode,
    published: PublishedContent,
    publication: SitePublication,
  ): Promise<PublishedSite> {
    const { buildId, all, now } = publication;
    if (all) unrendered.clear();
    const { hidden, content } = withoutUnrendered(published.content, code);
    const { changed, held, textsOf, readRest } = published;
    const listing = list(content, now);
    const site = siteOf(content, () => listing.all(), textOf(textsOf), addressBookOf);
    showSite(site);
    const kept = new Set(held.flatMap(({ article, isTextGone }) => (article && isTextGone ? fileOf(article) : [])));
    const isAnew = all || store.code !== code.key;
    const known: Known = { files: isAnew ? new Map() : store.files, kept };
    const put = new Map<string, SiteFile>();
    const failed: RenderFailure[] = [];
    const again = async (next: PublishedContent, hasChanged: boolean): Promise<PublishedSite> => {
      const result = await publish(code, next, { ...publication, all: false });
      return { ...result, hasChanged: result.hasChanged || hasChanged };
    };

    const hasUrgent = !isAnew && (await publishUrgent(readRest === null));
    if (hidesFailed()) return again(published, hasUrgent);
    if (readRest && !isAnew) return again(await readRest(), hasUrgent);
    if (readRest) return publish(code, await readRest(), publication);

    const failedFiles = new Set(failed.map(({ file }) => file));
    await render(stalePages(listing.all(), known).filter(({ address }) => !failedFiles.has(fileOfPage(address))));
    if (hidesFailed()) return again(published, hasUrgent);
    if (isAnew) keepFormer();
    await makeStaticFiles();
    const texts = textFiles(site, { buildId, codeKey: code.key, now }, code.redirects, siteUrl);
    await makeTexts(texts.filter(({ file }) => file !== BUILD_RECORD));
    const drop = goneFiles(texts);
    const hasChanged = hasUrgent || put.size > 0 || drop.length > 0;
    if (hasChanged) {
      await makeTexts(texts.filter(({ file }) => file === BUILD_RECORD));
      commit(drop);
    }
    const failures = [
      ...held.map(({ article, reason }) => ({ file: article && fileOf(article), reason })),
      ...hidden.map((article) => ({ file: null, reason: unrendered.get(article)?.reason ?? '' })),
      ...failed,
    ];
    return { hasChanged, pageCount: listing.all().length, failures, pictures: picturesOf(listing.all()) };

    /**
     * Puts the pages online that visitors wait for.
     *
     * @param isWhole false where the content lacks some of what is to come
     * @returns whether there were any
     */
    async function publishUrgent(isWhole: boolean): Promise<boolean> {
      await render(urgentPages(listing, changed, known));
      // A page without its files is worse than a page that comes later.
      await makeStaticFiles();
      if (isWhole) await makeTexts([addressBookFile(site)]);
      const drop = isWhole ? goneArticleFiles(listing.change, known) : [];
      if (put.size + drop.length === 0 || failedWithoutPage(content, failed).length > 0) return false;
      commit(drop);
      return true;
    }

    async function render(pages: readonly Page[]): Promise<void> {
      const keys = new Map(pages.map(({ address, key }) => [fileOfPage(address), key]));
      const { rendered, failures } = await renderer.render(code.renderer, pages, textsOf);
      for (const [file, stored] of rendered) put.set(file, { key: keys.get(file) ?? '', ...stored });
      failed.push(...failures);
    }

    async function makeStaticFiles(): Promise<void> {
      for (const file of code.staticFiles) {
        if (!isStale(file, CODE, known) || put.has(file)) continue;
        put.set(file, { key: CODE, ...store.put(await readFile(path.join(code.staticDirectory, file))) });
      }
    }

    async function makeTexts(files: readonly TextFile[]): Promise<void> {
      for (const { file, key, make } of files) {
        if (isStale(file, key(), known)) put.set(file, { key: key(), ...store.put(Buffer.from(await make())) });
      }
    }

    /** Keeps the last good version of pages that could not be made anew: of another code, it is better than none. */
    function keepFormer(): void {
      for (const { address } of listing.all()) {
        const file = fileOfPage(address);
        const former = store.files.get(file);
        if (former && !put.has(file)) put.set(file, { ...former, key: '' });
      }
    }

    function goneFiles(texts: readonly TextFile[]): string[] {
      const wanted = new Set<string>(code.staticFiles);
      for (const { address } of listing.all()) wanted.add(fileOfPage(address));
      for (const { file } of texts) wanted.add(file);
      for (const key of picturesOf(listing.all()).keys()) wanted.add(pictureFile(key));
      return Array.from(store.files.keys()).filter((file) => !wanted.has(file));
    }

    function commit(drop: readonly string[]): void {
      store.commit({ put, drop, build: buildId, code: code.key });
      put.clear();
      onCommitted();
    }

    /** Hides articles whose first page could not be rendered, so that nothing leads to them. @returns whether there are any */
    function hidesFailed(): boolean {
      const lost = failedWithoutPage(content, failed);
      for (const { article, reason } of lost) unrendered.set(article, { code: code.key, reason });
      return lost.length > 0;
    }
  };

  function withoutUnrendered(given: SiteContent, { key }: SiteCode): { hidden: Article[]; content: SiteContent } {
    if (unrendered.size === 0) return { hidden: [], content: given };
    const isGiven = new Set(given.articles);
    for (const article of unrendered.keys()) if (!isGiven.has(article)) unrendered.delete(article);
    const [hidden = [], articles = []] = [true, false].map((isHidden) =>
      given.articles.filter((article) => (unrendered.get(article)?.code === key) === isHidden),
    );
    return { hidden, content: { ...given, articles } };
  }

  function failedWithoutPage(content: SiteContent, failed: readonly RenderFailure[]) {
    if (failed.length === 0) return [];
    const reasons = new Map(failed.map(({ file, reason }) => [file, reason]));
    return content.articles.flatMap((article) => {
      const file = fileOf(article);
      const reason = reasons.get(file);
      return reason === undefined || store.files.has(file) ? [] : [{ article, reason: `${file}: ${reason}` }];
    });
  }
}

function textOf(textsOf: TextsOf): Site['textOf'] {
  return async (id) => (await textsOf([id])).get(id) ?? '';
}
