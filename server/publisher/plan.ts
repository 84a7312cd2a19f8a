import type { Article } from '../../src/core/article/article.ts';
import { articleAddress } from '../../src/core/site/addresses.ts';
import type { ListsChange } from '../../src/core/site/article-lists.ts';
import type { SiteListing } from '../../src/core/site/list-pages.ts';
import type { Page } from '../../src/core/site/pages.ts';
import { fileOfPage } from '../../src/build/page-file.ts';
import type { SiteFile } from '../store/site-log.ts';

/** Maximum numbers of urgent pages: pages of changed articles, and entrances, the pages on which visits begin. */
const URGENT_ARTICLES = 4;
const URGENT_ENTRANCES = 8;

export interface OnlineFiles {
  files: ReadonlyMap<string, SiteFile>;
  /** Files of pages that cannot be rendered again: they are never stale. */
  unrenderable: ReadonlySet<string>;
}

export function fileOfArticle(article: Article): string {
  return fileOfPage(articleAddress(article));
}

export function isStale(file: string, key: string, { files, unrenderable }: OnlineFiles): boolean {
  return files.get(file)?.key !== key && !unrenderable.has(file);
}

export function stalePages(pages: Iterable<Page>, online: OnlineFiles): Page[] {
  return Array.from(pages).filter(({ address, key }) => isStale(fileOfPage(address), key, online));
}

/** Returns the stale pages that go online first. @param changed articles that are new or changed */
export function urgentPages(listing: SiteListing, changed: readonly Article[], online: OnlineFiles): Page[] {
  const entrances = stalePages(listing.entrances(), online).sort(byNewestChange);
  const articles = stalePages(listing.pagesOf(changed), online);
  return [...articles.slice(0, URGENT_ARTICLES), ...entrances.slice(0, URGENT_ENTRANCES)];
}

export function goneArticleFiles({ added, removed }: ListsChange, { files }: OnlineFiles): string[] {
  // Another article may have taken the address.
  const taken = new Set(added.map(fileOfArticle));
  return removed.map(fileOfArticle).filter((file) => files.has(file) && !taken.has(file));
}

/** True when an article has a new address, to which its former address must redirect. */
export function hasMovedArticle({ added, removed }: ListsChange): boolean {
  const files = new Map(removed.map((article) => [article.id, fileOfArticle(article)]));
  return added.some((article) => files.has(article.id) && files.get(article.id) !== fileOfArticle(article));
}

/** Orders pages by their last change, the newest first: a writer may be waiting for that page. */
function byNewestChange(one: Page, other: Page): number {
  const [first, second] = [one.lastModified ?? '', other.lastModified ?? ''];
  return first === second ? 0 : first < second ? 1 : -1;
}
