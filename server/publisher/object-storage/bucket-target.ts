import { forEach } from '../../../src/core/for-each.ts';
import type { Bucket } from './bucket.ts';
import { bucketRecord, type BucketChange } from './bucket-record.ts';
import { differenceOf, isEmpty } from './difference.ts';
import type { PublicationTarget, PublishedDifference, LocalSite } from './publication-target.ts';
import type { Purge } from './purge.ts';
import { changedAddresses, reconcile } from './reconcile.ts';
import { siteObjects } from './site-objects.ts';

/** Requests to the object storage at once. */
const MOST_REQUESTS = 16;

export interface BucketTargetParts {
  bucket: Bucket;
  /** Null without a CDN. */
  purge: Purge | null;
  /** Returns the present instant in milliseconds. */
  now(): number;
  log(message: string): void;
}

/**
 * Publishes to a bucket. A change is announced in the record before the first upload and confirmed after the last, so
 * that the next publication knows which objects an interrupted one may have touched, and checks them.
 */
export function bucketTarget({ bucket, purge, now, log }: BucketTargetParts): PublicationTarget {
  const record = bucketRecord(bucket);
  const describe = siteObjects();
  let warnedLines = '';
  let last: Promise<unknown> = Promise.resolve();

  async function publish(site: LocalSite, signal: AbortSignal, all: boolean): Promise<PublishedDifference> {
    const { objects, read, unsupportedRedirects } = await describe(site);
    warn(unsupportedRedirects);
    const recorded = await record.read(signal);
    let { state } = recorded;
    const isCertain = recorded.uncertain?.size === 0;
    if (all || !isCertain) {
      state = await reconcile(bucket, recorded, { objects, read }, signal, all);
      await record.reset(state, signal);
    }
    const difference = differenceOf(state, objects, now());
    const { uploads, removals, retiring, revived } = difference;
    if (isEmpty(difference) && (state.untold.size === 0 || purge === null)) {
      return { uploaded: 0, removed: 0, bytes: 0 };
    }

    const uploaded = uploads.flat();
    const retired = new Map(state.retired);
    for (const key of revived) retired.delete(key);
    const change: BucketChange = {
      written: new Map(uploaded.map(({ key, version }) => [key, version])),
      removed: removals,
      retired,
      untold: state.untold,
    };
    await record.begin(change, signal);
    let bytes = 0;
    for (const group of uploads) {
      await forEach(group, MOST_REQUESTS, async (object) => {
        const content = await read(object.key);
        await bucket.write(object.key, { ...object, bytes: content }, signal);
        bytes += content.length;
      });
    }
    await forEach(removals, MOST_REQUESTS, (key) => bucket.remove(key, signal));

    const changed = new Set([...state.untold, ...changedAddresses([...change.written.keys(), ...removals])]);
    const untold = new Set(purge ? await purge([...changed], signal) : []);
    for (const key of removals) retired.delete(key);
    // No page of the site names these objects any more: their grace period begins.
    for (const key of retiring) retired.set(key, now());
    await record.end(state, { ...change, retired, untold }, signal);
    return { uploaded: uploaded.length, removed: removals.length, bytes };
  }

  /** Warns of lines of `_redirects` once, and again when they change. */
  function warn(unsupportedRedirects: string[]): void {
    const lines = unsupportedRedirects.join('; ');
    if (lines !== '' && lines !== warnedLines) {
      log(`A bucket cannot apply these lines of _redirects: give the CDN in front of it a rule for each. ${lines}`);
    }
    warnedLines = lines;
  }

  return {
    publish(site, signal, all = false) {
      const result = last.then(() => publish(site, signal, all));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
