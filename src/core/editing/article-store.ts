import type { ArticleForm, ArticleStatus } from './article-form.ts';
import type { ArticleRecord } from './article-state.ts';

/** Review of a draft. Instants are in ISO 8601. */
export interface Review {
  /** True while the draft waits for an editor; false once it was returned or withdrawn. */
  isWaiting: boolean;
  /** Name of the member who proposed it; null once the account is gone. */
  proposedBy: string | null;
  proposedAt: string;
  /** Last return, if any. */
  returned: { comment: string; by: string | null; at: string } | null;
}

export const LONGEST_REVIEW_COMMENT = 2000;

export interface LoadedArticle {
  id: string;
  /** Grows with every write of the article or its working copy; a write names the version that it began from. */
  version: number;
  status: ArticleStatus;
  /** Text to go on with: the working copy of a published article, where there is one. */
  form: ArticleForm;
  /** Published text, when `form` is a working copy of it. */
  publishedForm: ArticleForm | null;
  /** Moment at which a newer text replaces the published one by itself, in ISO 8601, or null. */
  scheduledAt: string | null;
  /** Last write of `form`, in ISO 8601. */
  savedAt: string;
  /** True when the member who opens it may write it. */
  isWritable: boolean;
  review: Review | null;
}

/**
 * Purpose of a write. `auto-save` leaves no revision. On a published article `auto-save` and `save` write the working
 * copy, `publish` and `unpublish` the article itself. `schedule` writes the working copy of an article that is online,
 * to be published at its date.
 */
export type SaveIntent = 'auto-save' | 'save' | 'schedule' | 'publish' | 'unpublish';

export interface SaveRequest {
  /** Made by the browser, also for a new article, so that a first write may be repeated. */
  articleId: string;
  /** Version that the form began from; 0 for an article that does not exist yet. */
  baseVersion: number;
  form: ArticleForm;
  intent: SaveIntent;
  /** Idempotency key: a write that arrives twice is done once and answered twice. */
  saveId: string;
}

export type SaveOutcome =
  | ({
      kind: 'saved';
      version: number;
      savedAt: string;
      slug: string | null;
      /** Publication that will show this write to visitors; null when they see nothing of it. */
      publicationId: string | null;
    } & ArticleRecord)
  /** Somebody else wrote meanwhile; nothing was written. */
  | { kind: 'conflict'; current: LoadedArticle; /** Name of that member; null when unknown. */ savedBy: string | null }
  | { kind: 'slug-taken' }
  /** In the trash, or gone. */
  | { kind: 'deleted' }
  /** Refused by the database; `field` is null when the database names none. */
  | { kind: 'refused'; field: keyof ArticleForm | null; message: string }
  /** Larger than the server takes. */
  | { kind: 'too-large' }
  /** The session is lost. */
  | { kind: 'signed-out' }
  /** The account may not write this article. */
  | { kind: 'not-allowed' }
  /** The rate limit is reached; a later retry may succeed. */
  | { kind: 'busy'; /** In seconds; null when the server does not say. */ retryAfter: number | null }
  /** No answer, or one of a server in trouble. The write may have been done; repeating it is safe. */
  | { kind: 'unreachable' };

/** Place where articles are kept: the database, or a fake in tests. */
export interface ArticleStore {
  /** @returns null when there is none; @throws when the database does not answer */
  load(articleId: string): Promise<LoadedArticle | null>;
  /** Never throws: a failure is an outcome. */
  save(request: SaveRequest, signal?: AbortSignal): Promise<SaveOutcome>;
}
