import { isHashedKey, rankOf } from './object-keys.ts';
import type { SiteObject } from './site-objects.ts';

export interface BucketState {
  /** The version of each object, by key. */
  objects: Map<string, string>;
  /** Objects that only pages opened earlier may still request, with the instant (ms) of their retirement. */
  retired: Map<string, number>;
  /** Changed addresses that the CDN still has to be asked to purge. The record in the bucket has this name too. */
  untold: Set<string>;
}

export interface BucketDifference {
  /** Groups of uploads; each begins when the one before has ended. */
  uploads: SiteObject[][];
  /** Keys to remove after all uploads. */
  removals: string[];
  /** Keys whose grace period begins with this publication. */
  retiring: string[];
  revived: string[];
}

/** Milliseconds during which pages opened earlier may ask for files that the site has dropped. */
const GRACE = 60 * 60 * 1000;

/**
 * Returns the changes that make the bucket equal to the site, in an order that keeps every page whole at every instant:
 * new files, new pages, pages that may link to them, sitemap indexes, and `build.json` last.
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

export function isEmpty({ uploads, removals, retiring, revived }: BucketDifference): boolean {
  return [uploads, removals, retiring, revived].every((list) => list.length === 0);
}
