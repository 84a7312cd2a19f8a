import type { Article } from '../article/article.ts';
import type { Page } from './pages.ts';

/** A page before what the table says of it, and its key, are added. */
export type ListedPage = Page extends infer P ? (P extends Page ? Omit<P, 'key' | 'isIndexed'> : never) : never;

/** Parts that a page is made from, and its maker: the page is made again when a part is replaced. */
export interface PageSource {
  address: string;
  parts: readonly unknown[];
  make(): ListedPage;
}

/** Whether the parts that something is made from are the very same objects. */
export function haveSameParts(former: readonly unknown[], parts: readonly unknown[]): boolean {
  return former.length === parts.length && former.every((part, index) => part === parts[index]);
}

/** The newest change of some articles: an ISO instant, null of none. */
export function newestChange(articles: readonly Article[]): string | null {
  return articles.reduce<string | null>(
    (newest, { updatedAt }) => (newest === null || updatedAt > newest ? updatedAt : newest),
    null,
  );
}
