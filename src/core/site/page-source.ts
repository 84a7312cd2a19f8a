import type { Article } from '../article/article.ts';
import type { Page } from './pages.ts';

/** Page before `keyedPage` adds its key and whether search engines may list it. */
export type ListedPage = Page extends infer P ? (P extends Page ? Omit<P, 'key' | 'isIndexed'> : never) : never;

/** Page that is made on request, and made again when one of its parts is replaced. */
export interface PageSource {
  address: string;
  /** Values that the page is made from. */
  parts: readonly unknown[];
  make(): ListedPage;
}

/** Returns true when all parts are identical. */
export function haveSameParts(former: readonly unknown[], parts: readonly unknown[]): boolean {
  return former.length === parts.length && former.every((part, index) => part === parts[index]);
}

/** Returns the newest change of some articles, in ISO 8601; null without articles. */
export function newestChange(articles: readonly Article[]): string | null {
  return articles.reduce<string | null>(
    (newest, { updatedAt }) => (newest === null || updatedAt > newest ? updatedAt : newest),
    null,
  );
}
