import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { ArticleStatus } from '../../core/editing/article-form.ts';
import { listKey, readCachedList, writeList, type ListStorage } from '../../core/editing/list-cache.ts';
import type { ArticleListPage, ListedArticle } from '../../core/editing/listed-article.ts';

interface KeptPage extends ArticleListPage {
  /** Milliseconds since 1970. */
  timestamp: number;
}

const isSimplified = (status: ArticleStatus) => status === 'draft';

/**
 * Reads the list of a status as this browser showed it last. The list shows both types at once, but is stored in two halves:
 * `blogPosts-blog` holds the blog articles of the first page of published ones, `blogPosts-anecdote` its anecdotes,
 * with the suffix `-simplified` for drafts. One half without the other counts as nothing.
 *
 * @returns null when nothing is stored, or it is expired
 */
export function keptPage(storage: ListStorage, status: ArticleStatus, now: number): KeptPage | null {
  const halves = CONTENT_TYPES.map((type) => readCachedList(storage, listKey(type, isSimplified(status)), now));
  const [one, other] = halves;
  if (!one || !other || one.timestamp !== other.timestamp) return null;
  return {
    timestamp: one.timestamp,
    total: one.total,
    articles: [...one.articles, ...other.articles].sort((a, b) => dateOf(b).localeCompare(dateOf(a))),
  };
}

export function keepPage(storage: ListStorage, status: ArticleStatus, page: ArticleListPage, timestamp: number): void {
  for (const type of CONTENT_TYPES) {
    const articles = page.articles.filter(({ contentType }) => contentType === type);
    writeList(storage, listKey(type, isSimplified(status)), { timestamp, total: page.total, articles });
  }
}

/** Returns the date of the default order. */
function dateOf({ status, publishedAt, createdAt }: ListedArticle): string {
  return new Date((status === 'published' && publishedAt) || createdAt).toISOString();
}
