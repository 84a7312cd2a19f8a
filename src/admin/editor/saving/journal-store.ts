import { JOURNAL_DATABASE } from '../../../core/privacy/storage-keys.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { JournalSession, JournalEntry } from '../../../core/editing/journal.ts';

type JournalKey = [userId: string, articleId: string, sessionId: string, number: number];

interface JournalChange {
  put: JournalEntry[];
  remove: JournalKey[];
  /** Whether the data must have reached the disk, not only the operating system. */
  isDurable: boolean;
}

/** Storage of texts on this computer. */
export interface JournalStore {
  /** Writes atomically. @throws when the storage is full or missing */
  write(change: JournalChange): Promise<void>;
  /** Reads the entries of one article, or all of a user. @throws as `write` */
  read(userId: string, articleId?: string): Promise<JournalEntry[]>;
}

export const keyOf = ({ userId, articleId, sessionId, number }: JournalSession & { number: number }): JournalKey => [
  userId,
  articleId,
  sessionId,
  number,
];

interface Schema extends DBSchema {
  entries: { key: JournalKey; value: JournalEntry };
}

/** Opens a journal in the IndexedDB database of this name. */
export function indexedDatabaseJournal(name = JOURNAL_DATABASE): JournalStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const database = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (created) =>
        void created.createObjectStore('entries', { keyPath: ['userId', 'articleId', 'sessionId', 'number'] }),
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
  return {
    async write({ put, remove, isDurable }) {
      const transaction = (await database()).transaction('entries', 'readwrite', {
        durability: isDurable ? 'strict' : 'relaxed',
      });
      const done = transaction.done.catch((error: unknown) => ({ error }));
      try {
        for (const key of remove) void transaction.store.delete(key).catch(() => {});
        for (const entry of put) void transaction.store.put(entry).catch(() => {});
      } catch (error) {
        transaction.abort();
        await done;
        throw error;
      }
      const failure = await done;
      if (failure) throw failure.error;
    },
    async read(userId, articleId) {
      // An array sorts after every number and text: it ends the range.
      const range = articleId
        ? IDBKeyRange.bound([userId, articleId], [userId, articleId, []])
        : IDBKeyRange.bound([userId], [userId, []]);
      return (await database()).getAll('entries', range);
    },
  };
}

export const browserJournal = indexedDatabaseJournal();
