import { forEach } from '../../../src/core/for-each.ts';
import type { Bucket } from './bucket.ts';
import { bucketRecord, type BucketChange } from './bucket-record.ts';
import { differenceOf, isEmpty } from './difference.ts';
import type { PublicationTarget, PublishedDifference, LocalSite } from './publication-target.ts';
import type { Purge } from './purge.ts';
import { changedAddresses, reconcile } from './reconcile.ts';
import { siteObjects } from './site-objects.ts';

const AT_ONCE = 16;

export interface BucketTargetParts {
  bucket: Bucket;
  /** Null without a CDN. */
  purge: Purge | null;
  /** Returns the present instant in milliseconds. */
  now(): number;
  log(message: string): void;
}

/**
 * Publishes to a bucket. A change is announced in the record first and confirmed last, so the next publication checks
 * every object that an interrupted one may have touched.
 */
export function bucketTarget({ bucket, purge, now, log }: BucketTargetParts): PublicationTarget {
  const record = bucketRecord(bucket);
  const describe = siteObjects();
  let unfollowedBefore = '';
  let last: Promise<unknown> = Promise.resolve();

  async function publish(site: LocalSite, signal: AbortSignal, all: boolean): Promise<PublishedDifference> {
    const { objects, read, unfollowed } = await describe(site);
    warn(unfollowed);
    const recorded = await record.read(signal);
    let { state } = recorded;
    if (all || recorded.uncertain?.size !== 0) {
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
      await forEach(group, AT_ONCE, async (object) => {
        const content = await read(object.key);
        await bucket.write(object.key, { ...object, bytes: content }, signal);
        bytes += content.length;
      });
    }
    await forEach(removals, AT_ONCE, (key) => bucket.remove(key, signal));

    const changed = new Set([...state.untold, ...changedAddresses([...change.written.keys(), ...removals])]);
    const untold = new Set(purge ? await purge([...changed], signal) : []);
    for (const key of removals) retired.delete(key);
    // Their grace period begins now: no page of the site names them any more.
    for (const key of retiring) retired.set(key, now());
    await record.end(state, { ...change, retired, untold }, signal);
    return { uploaded: uploaded.length, removed: removals.length, bytes };
  }

  /** Warns once about the same lines: they change with the code, not with the content. */
  function warn(unfollowed: string[]): void {
    const lines = unfollowed.join('; ');
    if (lines !== '' && lines !== unfollowedBefore) {
      log(`A bucket cannot follow these lines of _redirects; the CDN in front needs a rule for each: ${lines}`);
    }
    unfollowedBefore = lines;
  }

  return {
    publish(site, signal, all = false) {
      const result = last.then(() => publish(site, signal, all));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
