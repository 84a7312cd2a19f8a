import type { ArticleForm, ArticleStatus } from './article-form.ts';
import type { ArticleRecord } from './article-state.ts';
import type { Review } from './review.ts';

/** An article as the editor opens it. */
export interface LoadedArticle {
  id: string;
  /** Grows with every write of the article or of its working copy: a write names the one that it began from. */
  version: number;
  status: ArticleStatus;
  /** The text to go on with: the working copy of a published article, where there is one. */
  form: ArticleForm;
  /** Published text, when `form` is a working copy of it. */
  publishedForm: ArticleForm | null;
  /** When a newer text takes the place of the published one by itself, in ISO 8601; null where none does. */
  scheduledAt: string | null;
  /** When `form` was written last, in ISO 8601. */
  savedAt: string;
  /** Whether the member who opens it may write it. */
  isWritable: boolean;
  /** How its review stands; null without one. */
  review: Review | null;
}

/**
 * Purpose of a write. `auto-save` leaves no revision; on a published article, `auto-save` and `save` write the working
 * copy, `publish` and `unpublish` the article itself. `schedule` writes the working copy of an article that is online,
 * to be published at its date.
 */
export type SaveIntent = 'auto-save' | 'save' | 'schedule' | 'publish' | 'unpublish';

export interface SaveRequest {
  /** Made by the browser, also for a new article: a first write may be repeated. */
  articleId: string;
  /** The version that the form began from; 0 for an article that does not exist yet. */
  baseVersion: number;
  form: ArticleForm;
  intent: SaveIntent;
  /** Names this write: one that arrives twice is done once, and answered twice. */
  saveId: string;
}

export type SaveOutcome =
  | ({
      kind: 'saved';
      version: number;
      savedAt: string;
      /** As the database has completed it. */
      slug: string | null;
      /** The publication that will show this write to visitors; null when they see nothing of it. */
      publicationId: string | null;
    } & ArticleRecord)
  /** Somebody has written since: nothing was. */
  | { kind: 'conflict'; current: LoadedArticle; savedBy: string | null }
  | { kind: 'slug-taken' }
  /** The article is in the trash, or gone. */
  | { kind: 'deleted' }
  /** The database refuses what the form holds; `field` where it says which. */
  | { kind: 'refused'; field: keyof ArticleForm | null; message: string }
  /** The session is lost, or the account may not write this article. */
  | { kind: 'signed-out' }
  | { kind: 'not-allowed' }
  /** Too much, too often: worth repeating after a while. */
  | { kind: 'too-large' }
  | { kind: 'busy'; /** In seconds; null when the server does not say. */ retryAfter: number | null }
  /** No answer, or one of a server in trouble: whether it was written is not known, and the same write may be repeated. */
  | { kind: 'unreachable' };

/** Where articles are kept: the database, through the gateway; a fake in tests. */
export interface ArticleStore {
  /** @returns null when there is none; @throws when the database does not answer */
  load(articleId: string): Promise<LoadedArticle | null>;
  /** Never throws: what went wrong is an outcome. */
  save(request: SaveRequest, signal?: AbortSignal): Promise<SaveOutcome>;
}
