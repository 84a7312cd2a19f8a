import type { ContentType } from '../../core/article/content-type.ts';
import type { LoadedArticle, Review } from '../../core/editing/article-store.ts';
import { withRetries, type RetryEffects } from '../../core/retry/retry.ts';
import { isUuid } from '../../core/text/uuid.ts';
import type { EditingSession } from './editing-session.ts';

export interface WantedArticle {
  articleId: string;
  /** Whether the article is new, so that the database need not have it. */
  isNew: boolean;
  contentType: ContentType;
}

export interface OpeningDependencies {
  /** Reads an article. @returns null when the database has none @throws when the database does not answer */
  load(articleId: string): Promise<LoadedArticle | null>;
  /** Whether the article is in the trash. @throws when the database does not answer */
  isDeleted(articleId: string): Promise<boolean>;
  /** Whether only this browser can know the article: it was begun here just now, or is kept here and was never saved. */
  isOnlyHere(articleId: string): Promise<boolean>;
  openSession(wanted: WantedArticle, article: LoadedArticle | null): EditingSession;
  retry: RetryEffects;
}

export type Opening =
  | { kind: 'open'; session: EditingSession; isOpened: boolean; review: Review | null }
  /** The member may read the article but not write it. */
  | { kind: 'read-only'; article: LoadedArticle }
  | { kind: 'not-found' }
  | { kind: 'deleted' }
  /** The database did not answer. */
  | { kind: 'failed' };

/** Opens an article for writing. An article that only this browser can know opens even when the database does not answer. */
export async function openArticle(wanted: WantedArticle, dependencies: OpeningDependencies): Promise<Opening> {
  const { load, isDeleted, isOnlyHere, openSession, retry } = dependencies;
  const { articleId, isNew } = wanted;
  // The database rejects any id that is not a UUID: a request would fail each time.
  if (!isUuid(articleId)) return { kind: 'not-found' };
  try {
    // Asks the database even about a new article, which may have been saved before a reload.
    const isUnsent = isNew && (await isOnlyHere(articleId));
    const article = isUnsent
      ? await load(articleId).catch(() => null)
      : await withRetries(() => load(articleId), retry);
    if (article && !article.isWritable) return { kind: 'read-only', article };
    const open = (): Opening => ({
      kind: 'open',
      session: openSession(wanted, article),
      isOpened: article !== null,
      review: article?.review ?? null,
    });
    if (article || isUnsent) return open();
    if (await isDeleted(articleId)) return { kind: 'deleted' };
    return isNew ? open() : { kind: 'not-found' };
  } catch (error) {
    console.warn('The article could not be loaded', error);
    return { kind: 'failed' };
  }
}
