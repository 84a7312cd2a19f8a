import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Article } from '../../../src/core/article/article.ts';
import type { SiteContent } from '../../../src/core/site/content.ts';
import { keptAddressBook } from '../../../src/core/site/kept-address-book.ts';
import { pageLister } from '../../../src/core/site/list-pages.ts';
import { byArticleNumber } from '../../../src/core/site/newest-articles.ts';
import type { Page } from '../../../src/core/site/pages.ts';
import { hash } from '../../../src/build/hash.ts';
import { BUILD_RECORD, otherOutputs, pageOutput, type Output } from '../../../src/build/outputs.ts';
import { fileOfPage } from '../../../src/build/page-file.ts';
import { showSite, siteOf } from '../../../src/build/site.ts';
import { forEach } from '../../../src/core/for-each.ts';
import type { OpenTree } from '../trees/open-tree.ts';
import type { OnlineTree, SiteTrees } from '../trees/site-trees.ts';
import type { TreeChange } from '../trees/tree-record.ts';
import { allEnded, beside } from './concurrent-tasks.ts';
import { fileOf, goneArticles } from './gone-articles.ts';
import { movedPages } from './moved-pages.ts';
import type { RenderFailure } from './render-files.ts';
import type { RenderThreads } from './render-threads.ts';
import type { ListedPictures } from './listed-pictures.ts';
import type { HeldArticle } from './held-articles.ts';
import type { SiteCode } from './site-code.ts';
import { staleOutputs } from './stale-outputs.ts';
import type { TextsOf } from '../../../src/build/texts-ahead.ts';
import { textsWatched, WORTH_THREADS, writeOutputs } from './write-outputs.ts';

/** What changes first, before the rest of a publication: of pages of changed articles, and of those that people come to first. */
const MOST_URGENT_ARTICLES = 4;
const MOST_URGENT_ENTRANCES = 8;
const FILES_AT_ONCE = 8;
/** Stands for the key of what comes with the code. */
const OF_THE_CODE = 'code';

/** What a publication shows, and how its texts are read. */
export interface PublishedContent {
  content: SiteContent;
  /** Articles that are new or changed since the last publication. */
  changed: readonly Article[];
  /** Articles whose rows cannot be shown. */
  held: readonly HeldArticle[];
  /** Leaves out the texts that visitors may no longer read. */
  textsOf: TextsOf;
  /** Reads the rest of many changes, whose newest articles are here. Null when this is all. */
  readRest: (() => Promise<PublishedContent>) | null;
}

export interface SitePublication {
  buildId: string;
  /** Writes every file anew. */
  all: boolean;
  /** Whether files that are online were found damaged, and forgotten. */
  isMending: boolean;
  now: Date;
}

/** What came of a publication. */
export interface PublishedSite {
  /** False when nothing that visitors see has changed: then nothing was written. */
  hasChanged: boolean;
  pageCount: number;
  /** Pages that keep their last good version; without a file, articles that have none. */
  failures: PageFailure[];
}

export interface PageFailure {
  file: string | null;
  reason: string;
}

/**
 * Makes the function that brings a site's trees to what the content says. Pages are compared by their keys: what is stale is
 * rendered, what is gone is removed. What visitors wait for is shown first, the rest follows.
 *
 * @param onShown hears of each change that visitors see from now on, and where the site now is
 */
export function sitePublication(
  trees: SiteTrees,
  pictures: ListedPictures,
  onShown: (directory: string, change: TreeChange | 'all') => Promise<void>,
  threads: RenderThreads,
): (code: SiteCode, published: PublishedContent, publication: SitePublication) => Promise<PublishedSite> {
  const list = pageLister(hash);
  const addressBookOf = keptAddressBook();
  /** Articles whose page has never been rendered, for it throws: nothing leads to them until they change. */
  const withoutPage = new Map<Article, { codeKey: string; reason: string }>();
  const articlesGone = goneArticles();

  return async function publish(
    code,
    { content: given, changed, held, textsOf: readTexts, readRest },
    publication,
  ): Promise<PublishedSite> {
    const { buildId, all, isMending, now } = publication;
    if (all) withoutPage.clear();
    const isGiven = new Set(withoutPage.size > 0 ? given.articles : []);
    for (const article of withoutPage.keys()) if (!isGiven.has(article)) withoutPage.delete(article);
    const isHidden = (article: Article) => withoutPage.get(article)?.codeKey === code.key;
    const hidden = withoutPage.size > 0 ? given.articles.filter(isHidden) : [];
    const content =
      hidden.length > 0 ? { ...given, articles: given.articles.filter((article) => !isHidden(article)) } : given;
    const listing = list(content, now);
    articlesGone.follow(listing.change);
    const texts = textsWatched(readTexts);
    const { textsOf } = texts;
    const site = siteOf(
      content,
      () => listing.all(),
      async (id) => (await textsOf([id])).get(id) ?? '',
      addressBookOf,
    );
    showSite(site);
    // What `/build.json` says.
    Object.assign(process.env, { BUILD_ID: buildId, CODE_KEY: code.key });
    const keptFiles = new Set(
      held.flatMap(({ article, isTextGone }) => (article && isTextGone ? fileOf(article) : [])),
    );
    const failedToRender: RenderFailure[] = [];
    const notShown: PageFailure[] = [
      ...held.map(({ article, reason }) => ({ file: article && fileOf(article), reason })),
      ...hidden.map((article) => ({ file: null, reason: withoutPage.get(article)?.reason ?? '' })),
    ];
    const online = trees.online();
    const updated = online && !all && online.codeKey === code.key ? online : null;
    if (readRest) {
      const urgent = updated ? await showUrgent(updated, [], []) : [];
      const result = await publish(code, await readRest(), publication);
      return { ...result, hasChanged: result.hasChanged || urgent.length > 0 };
    }
    const hasChanged = updated ? await publishChanges(updated) : await publishAnew(online);
    articlesGone.settle();
    if (!hideFailedArticles()) {
      return { hasChanged, pageCount: listing.all().length, failures: [...notShown, ...failedToRender] };
    }
    const again = { content: given, changed, held, textsOf: readTexts, readRest };
    return { ...(await publish(code, again, { buildId, all: false, isMending: false, now })), hasChanged: true };

    /** @returns whether articles have failed that have no page */
    function hideFailedArticles(): boolean {
      if (failedToRender.length === 0) return false;
      const reasons = new Map(failedToRender.map(({ file, reason }) => [file, reason]));
      const files = trees.online()?.files;
      const failed = content.articles.filter((article) => reasons.has(fileOf(article)) && !files?.has(fileOf(article)));
      for (const article of failed) {
        const file = fileOf(article);
        withoutPage.set(article, { codeKey: code.key, reason: `${file}: ${reasons.get(file) ?? ''}` });
      }
      return failed.length > 0;
    }

    async function write(tree: OpenTree, files: readonly Output[], readTextsOf = textsOf): Promise<RenderFailure[]> {
      const context = { threads, code, site, texts: { ...texts, textsOf: readTextsOf } };
      const failed = await writeOutputs(context, tree, files);
      failedToRender.push(...failed);
      return failed;
    }

    async function takeStaticFiles(tree: OpenTree, files: readonly string[]): Promise<void> {
      await forEach(files, FILES_AT_ONCE, (file) => tree.take(file, OF_THE_CODE, code.staticDirectory));
    }

    async function publishAnew(former: OnlineTree | null): Promise<true> {
      const tree = await trees.openEmpty(code.key);
      await takeStaticFiles(tree, code.staticFiles);
      const pages = byArticleNumber(listing.all()).map(pageOutput);
      const others = otherOutputs(site, buildId, code.redirects);
      const wanted = pages.filter(({ file }) => !keptFiles.has(file));
      await allEnded([
        write(tree, wanted),
        // Threads still render the last pages while these are written.
        pictures.write(tree, new Map(), site).then(() => write(tree, others)),
      ]);
      for (const file of [...keptFiles, ...failedToRender.map((failure) => failure.file)]) {
        // The last good version of another code is better than none.
        const bytes = former && (await readFile(path.join(former.directory, file)).catch(() => null));
        if (bytes) await tree.write(file, '', bytes);
      }
      await tree.show();
      await onShown(tree.directory, 'all');
      return true;
    }

    /**
     * Shows the pages that visitors wait for.
     *
     * @param missing files of the code to show with them
     * @param gone files to remove with them
     * @returns the pages
     */
    async function showUrgent(
      { directory, files: known }: OnlineTree,
      missing: readonly string[],
      gone: readonly string[],
    ): Promise<Output[]> {
      const stale = staleOutputs(known, keptFiles);
      const urgent = [
        ...stale.ofPages(listing.pagesOf(changed)).take(MOST_URGENT_ARTICLES),
        ...stale.ofPages(Array.from(listing.entrances()).sort(byNewestChange)).take(MOST_URGENT_ENTRANCES),
      ];
      if (urgent.length === 0 && missing.length === 0 && gone.length === 0) return [];
      const tree = await trees.openOnline();
      await takeStaticFiles(tree, missing);
      await write(tree, urgent);
      await forEach(gone, FILES_AT_ONCE, (file) => tree.remove(file));
      // Where it fails, some of it may be seen.
      let change: TreeChange | 'all' = 'all';
      try {
        change = await tree.show();
      } finally {
        await onShown(directory, change);
      }
      return urgent;
    }

    /** @returns whether visitors see a change */
    async function publishChanges(former: OnlineTree): Promise<boolean> {
      const { files: known } = former;
      const stale = staleOutputs(known, keptFiles);
      const missing = code.staticFiles.filter((file) => known.get(file)?.key !== OF_THE_CODE);
      const goneOfArticles = articlesGone.filesAmong(known, content.articles);
      // These go when the book of addresses leads to their successors.
      const moved = movedPages(goneOfArticles, content);
      const urgentlyGone = goneOfArticles.filter((file) => !moved.has(file));
      const urgent = await showUrgent(former, missing, urgentlyGone);
      const hasUrgent = urgent.length > 0 || missing.length > 0 || urgentlyGone.length > 0;
      const written = new Set(urgent.map(({ file }) => file));
      const staleAmong = (pages: Iterable<Page>) => [...stale.ofPages(pages)].filter(({ file }) => !written.has(file));
      // To list all pages, and to compare their keys, takes long: visitors do not wait for it, nor do threads.
      const staleLists = staleAmong(listing.exceptArticles());
      const early = staleLists.length >= WORTH_THREADS ? trees.open(true) : null;
      const earlyWritten = early ? early.then((tree) => write(tree, staleLists)) : Promise.resolve([]);
      if (early) for (const { file } of staleLists) written.add(file);
      const stalePages = await beside(earlyWritten, async () => {
        const found: Output[] = [];
        for (const pages of listing.inSteps()) {
          found.push(...staleAmong(pages));
          await setImmediate();
        }
        return found;
      });
      const otherFiles = () => {
        const others = otherOutputs(site, buildId, code.redirects);
        const wanted = new Set(listing.all().map(({ address }) => fileOfPage(address)));
        for (const { file } of others) wanted.add(file);
        const gone = goneFiles(known, wanted, (file) => !pictures.owns(file));
        return { staleOthers: others.filter(stale.isStale), gone };
      };
      if (!hasUrgent && !early && !isMending && stalePages.length === 0 && !pictures.areBehind(known)) {
        const { staleOthers, gone } = otherFiles();
        if (gone.length === 0 && staleOthers.every(({ file }) => file === BUILD_RECORD)) return false;
      }
      // With many pages, compressed forms would hold up all.
      const tree = await (early ?? trees.open(stalePages.length >= WORTH_THREADS));
      await allEnded([earlyWritten.then(() => write(tree, stalePages)), writeOtherFiles()]);
      async function writeOtherFiles(): Promise<void> {
        // The threads have their first pages before the keys of these take this one.
        await setImmediate();
        const { staleOthers, gone } = otherFiles();
        await allEnded([pictures.write(tree, known, site), write(tree, staleOthers)]);
        await forEach(gone, FILES_AT_ONCE, (file) => tree.remove(file));
      }
      const change = await tree.show();
      // What was found damaged is forgotten: a change does not name it where nothing writes it again.
      await onShown(tree.directory, isMending ? 'all' : change);
      return true;
    }
  };
}

/** The files of a kind that nothing makes any more. @param wanted all that are made of this kind */
function goneFiles(
  known: ReadonlyMap<string, { key: string }>,
  wanted: ReadonlySet<string>,
  isOfKind: (file: string) => boolean,
): string[] {
  const gone: string[] = [];
  for (const [file, { key }] of known) {
    if (key !== OF_THE_CODE && !wanted.has(file) && isOfKind(file)) gone.push(file);
  }
  return gone;
}

/** Orders pages by the newest change that they show, which may be what somebody waits for. */
function byNewestChange(one: Page, other: Page): number {
  const [first, second] = [one.lastModified ?? '', other.lastModified ?? ''];
  return first === second ? 0 : first < second ? 1 : -1;
}
