import { LIST_PREFIX } from '../privacy/storage-keys.ts';
import { array, boolean, nullable, number, object, picklist, safeParse, string, type InferOutput } from 'valibot';
import { CONTENT_TYPES, type ContentType } from '../article/content-type.ts';

/** Browser's `localStorage`, or a fake in tests. Each of its methods may throw. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const SIMPLIFIED = '-simplified';
const MINUTE = 60_000;

const CachedList = object({
  /** Milliseconds since 1970. */
  timestamp: number(),
  /** Number of articles in the database; `articles` are the first of them. */
  total: number(),
  articles: array(
    object({
      id: string(),
      title: string(),
      slug: nullable(string()),
      imageUrl: nullable(string()),
      contentType: picklist(CONTENT_TYPES),
      status: picklist(['draft', 'published']),
      publishedAt: nullable(string()),
      createdAt: string(),
      updatedAt: string(),
      readingTime: string(),
      workingCopySavedAt: nullable(string()),
      scheduledAt: nullable(string()),
      views: number(),
      reads: number(),
      isWritable: boolean(),
      review: nullable(picklist(['waiting', 'returned'])),
    }),
  ),
});

export type CachedList = InferOutput<typeof CachedList>;

/** Returns the key of a list. Simplified lists hold drafts, which change from one minute to the next. */
export function listKey(contentType: ContentType, isSimplified: boolean): string {
  return LIST_PREFIX + contentType + (isSimplified ? SIMPLIFIED : '');
}

/** Returns the milliseconds for which a kept list is shown (document 1, section 9). */
export function validityOf(key: string): number {
  if (key.endsWith(SIMPLIFIED)) return 2 * MINUTE;
  // The specification names `blog-`, but `listKey` writes it only in keys of simplified lists, handled above.
  return (key.includes('blog-') ? 10 : 15) * MINUTE;
}

/** Returns null when no list is kept, it has expired, or another version wrote it. */
export function readCachedList(storage: ListStorage, key: string, now: number): CachedList | null {
  try {
    const { success, output } = safeParse(CachedList, JSON.parse(storage.getItem(key) ?? 'null'));
    if (!success) return null;
    const age = now - output.timestamp;
    return age >= 0 && age <= validityOf(key) ? output : null;
  } catch {
    return null;
  }
}

/** Keeps a list. When storage is full, removes the oldest half of all kept lists and tries once more. */
export function writeList(storage: ListStorage, key: string, list: CachedList): void {
  const text = JSON.stringify(list);
  try {
    storage.setItem(key, text);
  } catch {
    try {
      for (const old of oldestHalf(storage)) storage.removeItem(old);
      storage.setItem(key, text);
    } catch {
      // Without a kept list, each visit reads the database.
    }
  }
}

/** Forgets kept lists: all of them, or those of a content type. */
export function forgetLists(storage: ListStorage, contentType?: ContentType): void {
  try {
    for (const key of keysOf(storage)) {
      if (contentType === undefined || key.startsWith(LIST_PREFIX + contentType)) storage.removeItem(key);
    }
  } catch {
    // Storage that cannot be opened holds no list.
  }
}

function keysOf(storage: ListStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key?.startsWith(LIST_PREFIX) === true) as string[];
}

function oldestHalf(storage: ListStorage): string[] {
  const keys = keysOf(storage)
    .map((key) => ({ key, timestamp: timestampOf(storage.getItem(key)) }))
    .sort((one, other) => one.timestamp - other.timestamp);
  return keys.slice(0, Math.ceil(keys.length / 2)).map(({ key }) => key);
}

/** Returns when a list was kept, and 0 for a damaged one. */
function timestampOf(text: string | null): number {
  try {
    const { timestamp } = JSON.parse(text ?? '{}');
    return typeof timestamp === 'number' ? timestamp : 0;
  } catch {
    return 0;
  }
}
