import { createHash } from 'node:crypto';
import { forEach } from '../../../src/core/for-each.ts';
import type { Bucket, ListedObject } from './bucket.ts';
import { RECORD_FOLDER, type RecordedState } from './bucket-record.ts';
import type { BucketState } from './difference.ts';
import { addressOfKey, isHashedKey } from './object-keys.ts';
import type { SiteObjects } from './site-objects.ts';

/** Version of an object whose bytes are not the site's. */
const OTHER = '';
const AT_ONCE = 16;

/**
 * Finds out what a bucket holds where its record does not say. A listing shows whether the bytes are right, but no
 * headers, so the version is read from each object with the right bytes. Without a record, objects of other programs
 * are left alone. So are folders with a record of their own, which hold other sites, even when this site has its record.
 *
 * @param all checks each object, also where the record is certain
 */
export async function reconcile(
  bucket: Bucket,
  { state, uncertain }: RecordedState,
  site: Pick<SiteObjects, 'objects' | 'read'>,
  signal: AbortSignal,
  all = false,
): Promise<BucketState> {
  const listing = await bucket.list('', signal);
  const objects = new Map<string, string>();
  const unknown: [string, ListedObject][] = [];
  const otherSites = foldersOfOtherSites(listing.keys());
  for (const [key, listed] of listing) {
    const version = state.objects.get(key);
    if (key.startsWith(RECORD_FOLDER) || otherSites.some((folder) => key.startsWith(folder))) continue;
    if (all || uncertain === null || uncertain.has(key)) unknown.push([key, listed]);
    else if (version !== undefined) objects.set(key, version);
  }
  await forEach(unknown, AT_ONCE, async ([key, listed]) => {
    const isWanted = site.objects.has(key);
    const isRecorded = state.objects.has(key) || uncertain?.has(key) === true;
    const isOther = isWanted ? !isOf(await site.read(key), listed) : isRecorded;
    const version = isOther ? OTHER : await bucket.versionOf(key, signal);
    if (version !== null || isWanted) objects.set(key, version ?? OTHER);
  });
  return {
    objects,
    retired: new Map([...state.retired].filter(([key]) => objects.has(key))),
    untold: new Set([...state.untold, ...changedAddresses(uncertain ?? [])]),
  };
}

/** Returns the addresses whose answers may change. A file named by its hash never changes. */
export function changedAddresses(keys: Iterable<string>): string[] {
  return Array.from(keys)
    .filter((key) => !isHashedKey(key))
    .map(addressOfKey);
}

function foldersOfOtherSites(keys: Iterable<string>): string[] {
  const ends = Array.from(keys, (key) => ({ key, end: key.indexOf(`/${RECORD_FOLDER}`) }));
  return [...new Set(ends.filter(({ end }) => end !== -1).map(({ key, end }) => key.slice(0, end + 1)))];
}

function isOf(bytes: Buffer, { size, etag }: ListedObject): boolean {
  return bytes.length === size && createHash('md5').update(bytes).digest('hex') === etag;
}
