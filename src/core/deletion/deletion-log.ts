/** How long a deletion may be undone, in milliseconds. */
export const UNDO_TIME = 8000;
/** What is left of it, at least, on a page that has just opened: time to see it. */
export const TIME_TO_SEE = 3000;
/** A deletion that nobody has come back to for a day is dropped; so is one that was done, long online by then. */
export const KEPT = 24 * 3600 * 1000;

/** An article that somebody has asked to delete. */
export interface Deletion {
  articleId: string;
  /** Slug or id by which pages name the article. */
  name: string;
  title: string;
  /** Id of the account that asked. */
  requestedBy: string;
  /** When it may no longer be undone, in milliseconds since 1970. */
  deadline: number;
  /** Deleted from the database; pages may show the article until they are published again. */
  isDone: boolean;
}

/** The part of `localStorage` that deletions need. */
export type DeletionStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export type DeletionLog = ReturnType<typeof deletionLog>;

/** One entry an article: two tabs never overwrite each other's. */
export const DELETION_PREFIX = 'coquelicot-deletion:';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps the deletions of one account between pages, so that leaving a page loses neither the deletion nor its undo.
 *
 * @param now tells the time, in milliseconds since 1970
 */
export function deletionLog(storage: DeletionStorage, requestedBy: string, now: () => number) {
  const write = (deletion: Deletion) => {
    storage.setItem(DELETION_PREFIX + deletion.articleId, JSON.stringify(deletion));
    return deletion;
  };

  /** The deletion of an article, unless there is none, or none of this account's. */
  const find = (articleId: string): Deletion | null => {
    const deletion = parseDeletion(storage.getItem(DELETION_PREFIX + articleId));
    return deletion?.articleId === articleId && deletion.requestedBy === requestedBy ? deletion : null;
  };

  return {
    find,

    /** All deletions of this account, those that are done included. Removes whatever is out of date or unreadable. */
    all(): Deletion[] {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const ownKeys = keys.filter((key) => key.startsWith(DELETION_PREFIX));
      for (const key of ownKeys) {
        const deletion = parseDeletion(storage.getItem(key));
        if (!deletion || Math.abs(now() - deletion.deadline) > KEPT) storage.removeItem(key);
      }
      return ownKeys.map((key) => find(key.slice(DELETION_PREFIX.length))).filter((found) => found !== null);
    },

    /** Notes that an article is to be deleted once it can no longer be undone. @throws when the storage is full */
    request: ({ articleId, name, title }: Pick<Deletion, 'articleId' | 'name' | 'title'>): Deletion =>
      write({ articleId, name, title, requestedBy, deadline: now() + UNDO_TIME, isDone: false }),

    /** Moves the end of a deletion that still stands to `remaining` milliseconds from now. */
    postpone(articleId: string, remaining: number): void {
      const deletion = find(articleId);
      if (deletion) write({ ...deletion, deadline: now() + remaining });
    },

    /** Notes that the article is deleted. */
    finish(articleId: string): void {
      const deletion = find(articleId);
      if (deletion) write({ ...deletion, deadline: now(), isDone: true });
    },

    /** Undoes a deletion, or gives it up. */
    forget: (articleId: string): void => storage.removeItem(DELETION_PREFIX + articleId),

    /**
     * How long a deletion found on opening a page may still be undone. All over again when that time has passed
     * unseen, or when the clock has been moved.
     */
    remaining({ deadline }: Deletion): number {
      const left = deadline - now();
      return left <= 0 || left > UNDO_TIME ? UNDO_TIME : Math.max(left, TIME_TO_SEE);
    },
  };
}

/** @returns null for anything that this module has not written */
function parseDeletion(text: string | null): Deletion | null {
  try {
    const { articleId, name, title, requestedBy, deadline, isDone } = Object(JSON.parse(text ?? 'null')) as Deletion;
    const isSound =
      typeof articleId === 'string' &&
      UUID.test(articleId) &&
      typeof name === 'string' &&
      typeof title === 'string' &&
      typeof requestedBy === 'string' &&
      Number.isFinite(deadline) &&
      typeof isDone === 'boolean';
    return isSound ? { articleId, name, title, requestedBy, deadline, isDone } : null;
  } catch {
    return null;
  }
}
