import type { Article } from '../../../src/core/article/article.ts';
import type { RefusedRow } from '../../../src/gateway/server/article-row.ts';

export interface HeldArticle {
  /** A sentence that names the article and what is wrong. */
  reason: string;
  /** The version that the site goes on showing; null where it is not known, or another article has its slug now. */
  article: Article | null;
  /** True when the database has another text than the page shows: the page stays as it is. */
  isTextGone: boolean;
}

export interface PublishedBefore {
  /** Returns the articles, by id, that a former publication recorded and that have a page. */
  articlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Article>>;
  hasPageOf(article: Article): boolean;
}

/**
 * Decides what the site shows of articles whose rows cannot be shown.
 *
 * @param last the last versions that could be shown, by id
 * @param shown all other articles
 */
export function heldArticles(
  refused: Iterable<RefusedRow>,
  last: ReadonlyMap<string, Article>,
  shown: Iterable<Article>,
  hasPageOf: PublishedBefore['hasPageOf'],
): HeldArticle[] {
  const taken = new Set(Array.from(shown, ({ slug }) => slug).filter((slug) => slug !== null));
  return Array.from(refused, ({ id, contentHash, reason }) => {
    const article = last.get(id);
    const isTextGone = article !== undefined && article.contentHash !== contentHash;
    const isTaken = article !== undefined && article.slug !== null && taken.has(article.slug);
    if (!article || isTaken || (isTextGone && !hasPageOf(article))) return { reason, article: null, isTextGone };
    // An article whose text is gone needs another page key than the same article with its text.
    return { reason, article: isTextGone ? { ...article, contentHash: '' } : article, isTextGone };
  });
}
