import { isHashedKey, rankOf } from './object-keys.ts';
import type { SiteObject } from './site-objects.ts';

/** The known state of a bucket. */
export interface BucketState {
  /** The version of each object, by key. */
  objects: Map<string, string>;
  /** Objects that the site no longer has, and the instant (ms) since which pages that are open alone ask for them. */
  retired: Map<string, number>;
  /** Addresses that have changed, and that the CDN was not told to forget. */
  untold: Set<string>;
}

export interface BucketDifference {
  /** Groups of uploads: each begins once the group before is whole. */
  uploads: SiteObject[][];
  /** Keys to remove once all is uploaded. */
  removals: string[];
  /** Keys that wait for their removal from this publication on. */
  retiring: string[];
  /** Keys that waited for their removal, and belong to the site again. */
  revived: string[];
}

/** Milliseconds that pages which are open may still ask for files that the site no longer has. */
const GRACE = 60 * 60 * 1000;

/**
 * Returns the changes that make the bucket hold the site, in an order that leaves every page whole at every instant: new
 * files before new pages, new pages before pages that may link to them, then lists of pages, and `build.json` last.
 *
 * @param now instant, in ms
 */
export function differenceOf(state: BucketState, site: ReadonlyMap<string, SiteObject>, now: number): BucketDifference {
  const stale = [...site.values()].filter(({ key, version }) => state.objects.get(key) !== version);
  const groups = Object.groupBy(stale, (object) => groupOf(object, state.objects.has(object.key)));
  const uploads = GROUPS.map((name) => groups[name] ?? []).filter((group) => group.length > 0);
  const removals: string[] = [];
  const retiring: string[] = [];
  for (const key of state.objects.keys()) {
    if (site.has(key)) continue;
    const since = state.retired.get(key);
    if (!isHashedKey(key) || (since !== undefined && now - since >= GRACE)) removals.push(key);
    else if (since === undefined) retiring.push(key);
  }
  return { uploads, removals, retiring, revived: [...state.retired.keys()].filter((key) => site.has(key)) };
}

const GROUPS = ['new file', 'new page', 'changed', 'index', 'last'] as const;

function groupOf({ key, kind }: SiteObject, isThere: boolean): (typeof GROUPS)[number] {
  const rank = rankOf(key);
  if (rank !== 'any') return rank;
  if (isThere || kind === 'redirect') return 'changed';
  return kind === 'page' ? 'new page' : 'new file';
}

/** Whether a bucket holds the site already. */
export function isNothing({ uploads, removals, retiring, revived }: BucketDifference): boolean {
  return [uploads, removals, retiring, revived].every((list) => list.length === 0);
}
