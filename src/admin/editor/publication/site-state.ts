import {
  isTakingLong,
  progressOf,
  type ProgressState,
  type RecordedPublication,
} from '../../../core/editing/publication-progress.ts';

/** How the site is, as its newest publication and the site itself say. */
export interface SiteState {
  state: Extract<ProgressState, 'online' | 'partial' | 'failed'> | 'underway';
  /** Why it failed, or which pages keep their last good version; null otherwise. */
  reason: string | null;
}

/**
 * @param newest the publication that was asked for last
 * @param onlineBuildId the build that the site names; null when it does not answer
 * @returns null when that cannot be told
 */
export function siteState(
  newest: RecordedPublication | null,
  onlineBuildId: string | null,
  now: Date,
): SiteState | null {
  if (newest === null || (newest.state === 'online' && onlineBuildId === null)) return null;
  const progress = progressOf({ publication: newest, newest, onlineBuildId });
  const { state, reason } = progress;
  if (state === 'online' || state === 'partial' || state === 'failed') return { state, reason };
  // A site that is started anew is built without a record: that build is later, and holds what was published before.
  if (newest.state === 'online' && isTakingLong(progress, now)) return { state: 'online', reason: null };
  return { state: 'underway', reason: null };
}
