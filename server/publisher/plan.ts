import type { Article } from '../../src/core/article/article.ts';
import { articleAddress } from '../../src/core/site/addresses.ts';
import type { ListsChange } from '../../src/core/site/article-lists.ts';
import type { SiteListing } from '../../src/core/site/list-pages.ts';
import type { Page } from '../../src/core/site/pages.ts';
import { fileOfPage } from '../../src/build/page-file.ts';
import type { SiteFile } from '../store/site-log.ts';

/** How many stale pages are put online before the rest: those of changed articles, and those that people come to first. */
const URGENT_ARTICLES = 4;
const URGENT_ENTRANCES = 8;

/** The files that the site has, and those that stay as they are. */
export interface Known {
  files: ReadonlyMap<string, SiteFile>;
  /** Files that are not made again. */
  kept: ReadonlySet<string>;
}

/** Returns the file of an article's page. */
export function fileOf(article: Article): string {
  return fileOfPage(articleAddress(article));
}

/** Whether a file is to be made again. */
export function isStale(file: string, key: string, { files, kept }: Known): boolean {
  return files.get(file)?.key !== key && !kept.has(file);
}

/** Returns the stale ones among pages. */
export function stalePages(pages: Iterable<Page>, known: Known): Page[] {
  return Array.from(pages).filter(({ address, key }) => isStale(fileOfPage(address), key, known));
}

/** Returns the stale pages that visitors wait for. @param changed the articles that are new or changed */
export function urgentPages(listing: SiteListing, changed: readonly Article[], known: Known): Page[] {
  const entrances = stalePages(listing.entrances(), known).sort(byNewestChange);
  const articles = stalePages(listing.pagesOf(changed), known);
  return [...articles.slice(0, URGENT_ARTICLES), ...entrances.slice(0, URGENT_ENTRANCES)];
}

/** Returns the files of articles that the site shows no more. @param change since the last listing */
export function goneArticleFiles({ added, removed }: ListsChange, { files }: Known): string[] {
  // Another article may have taken the address.
  const taken = new Set(added.map(fileOf));
  return removed.map(fileOf).filter((file) => files.has(file) && !taken.has(file));
}

/** Orders pages by the newest change that they show, which may be what somebody waits for. */
function byNewestChange(one: Page, other: Page): number {
  const [first, second] = [one.lastModified ?? '', other.lastModified ?? ''];
  return first === second ? 0 : first < second ? 1 : -1;
}
