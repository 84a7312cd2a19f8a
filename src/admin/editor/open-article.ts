import type { ContentType } from '../../core/article/content-type.ts';
import type { LoadedArticle, Review } from '../../core/editing/article-store.ts';
import { withRetries, type RetryEffects } from '../../core/retry/retry.ts';
import { isUuid } from '../../core/text/uuid.ts';
import type { EditingSession } from './editing-session.ts';

export interface WantedArticle {
  articleId: string;
  /** Whether it is new, so that it need not exist. */
  isNew: boolean;
  contentType: ContentType;
}

export interface OpeningDependencies {
  /** @returns null when there is none @throws when the database does not answer */
  load(articleId: string): Promise<LoadedArticle | null>;
  /** Whether it is in the trash. @throws when the database does not answer */
  isDeleted(articleId: string): Promise<boolean>;
  /** Whether only this browser can know the article: it was begun here just now, or is kept here and was never saved. */
  isOnlyHere(articleId: string): Promise<boolean>;
  openSession(wanted: WantedArticle, article: LoadedArticle | null): EditingSession;
  retry: RetryEffects;
}

export type Opening =
  | { kind: 'open'; session: EditingSession; isOpened: boolean; review: Review | null }
  /** The member may read it but not write it. */
  | { kind: 'read-only'; article: LoadedArticle }
  | { kind: 'not-found' }
  | { kind: 'deleted' }
  /** The database did not answer. */
  | { kind: 'failed' };

/** Opens an article for writing. An article that only this browser can know needs no answer of the database. */
export async function openArticle(wanted: WantedArticle, dependencies: OpeningDependencies): Promise<Opening> {
  const { load, isDeleted, isOnlyHere, openSession, retry } = dependencies;
  const { articleId, isNew } = wanted;
  // The database rejects other identifiers: asking would fail each time.
  if (!isUuid(articleId)) return { kind: 'not-found' };
  try {
    // A new article may have been saved before a reload; a failed request does not prove its absence.
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
