import type { Article } from '../../src/core/article/article.ts';
import { articleAddress } from '../../src/core/site/addresses.ts';
import type { ListsChange } from '../../src/core/site/article-lists.ts';
import type { SiteListing } from '../../src/core/site/list-pages.ts';
import type { Page } from '../../src/core/site/pages.ts';
import { fileOfPage } from '../../src/build/page-file.ts';
import type { SiteFile } from '../store/site-log.ts';

/** Stale pages that go online before the rest: those of changed articles, and those where visits begin. */
const URGENT_ARTICLES = 4;
const URGENT_ENTRANCES = 8;

export interface Known {
  files: ReadonlyMap<string, SiteFile>;
  /** Files that stay as they are, whatever their key. */
  kept: ReadonlySet<string>;
}

export function fileOfArticle(article: Article): string {
  return fileOfPage(articleAddress(article));
}

export function isStale(file: string, key: string, { files, kept }: Known): boolean {
  return files.get(file)?.key !== key && !kept.has(file);
}

export function stalePages(pages: Iterable<Page>, known: Known): Page[] {
  return Array.from(pages).filter(({ address, key }) => isStale(fileOfPage(address), key, known));
}

/** Returns the stale pages that visitors wait for. @param changed articles that are new or changed */
export function urgentPages(listing: SiteListing, changed: readonly Article[], known: Known): Page[] {
  const entrances = stalePages(listing.entrances(), known).sort(byNewestChange);
  const articles = stalePages(listing.pagesOf(changed), known);
  return [...articles.slice(0, URGENT_ARTICLES), ...entrances.slice(0, URGENT_ENTRANCES)];
}

export function goneArticleFiles({ added, removed }: ListsChange, { files }: Known): string[] {
  // Another article may have taken the address.
  const taken = new Set(added.map(fileOfArticle));
  return removed.map(fileOfArticle).filter((file) => files.has(file) && !taken.has(file));
}

/** Whether an article has another address than before: its former one has to lead there. */
export function hasMovedArticle({ added, removed }: ListsChange): boolean {
  const files = new Map(removed.map((article) => [article.id, fileOfArticle(article)]));
  return added.some((article) => files.has(article.id) && files.get(article.id) !== fileOfArticle(article));
}

/** Orders pages by their newest change, which somebody may be waiting for. */
function byNewestChange(one: Page, other: Page): number {
  const [first, second] = [one.lastModified ?? '', other.lastModified ?? ''];
  return first === second ? 0 : first < second ? 1 : -1;
}
