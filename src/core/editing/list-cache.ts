import { LIST_PREFIX } from '../privacy/storage-keys.ts';
import { array, boolean, nullable, number, object, picklist, safeParse, string, type InferOutput } from 'valibot';
import { CONTENT_TYPES, type ContentType } from '../article/content-type.ts';

/** Where lists are kept: the browser's `localStorage`, or what a test puts in its place. Each of its methods may throw. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const SIMPLIFIED = '-simplified';
const MINUTE = 60_000;

const CachedList = object({
  /** When it was kept, in milliseconds. */
  timestamp: number(),
  /** How many articles the database has, of which these are the first. */
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

/** The key of a list of a content type; simplified lists are those of drafts, which change from one minute to the next. */
export function listKey(contentType: ContentType, isSimplified: boolean): string {
  return LIST_PREFIX + contentType + (isSimplified ? SIMPLIFIED : '');
}

/** For how many milliseconds a kept list is shown (document 1, section 9). */
export function validityOf(key: string): number {
  if (key.endsWith(SIMPLIFIED)) return 2 * MINUTE;
  return (key.includes('blog-') ? 10 : 15) * MINUTE;
}

/** A kept list; null when there is none, its time is over, or it is none that this version has written. */
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

/**
 * Keeps a list. Where there is no room, the oldest half of all kept lists goes, and it is tried once more; a browser that
 * keeps nothing keeps nothing.
 */
export function writeList(storage: ListStorage, key: string, list: CachedList): void {
  const text = JSON.stringify(list);
  try {
    storage.setItem(key, text);
  } catch {
    try {
      for (const old of oldestHalf(storage)) storage.removeItem(old);
      storage.setItem(key, text);
    } catch {
      // The list comes from the database each time, that is all.
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
    // Storage that cannot be opened holds nothing to read.
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

/** When a list was kept; what is none is older than all. */
function timestampOf(text: string | null): number {
  try {
    const { timestamp } = JSON.parse(text ?? '{}');
    return typeof timestamp === 'number' ? timestamp : 0;
  } catch {
    return 0;
  }
}
