import type { Article } from '../article/article.ts';
import type { Page } from './pages.ts';

/** Page without its key and declaration. */
export type ListedPage = Page extends infer P ? (P extends Page ? Omit<P, 'key' | 'isIndexed'> : never) : never;

/** Parts of a page with its maker; the page is made again when a part is replaced. */
export interface PageSource {
  address: string;
  parts: readonly unknown[];
  make(): ListedPage;
}

/** Returns true when all parts are the same objects. */
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
