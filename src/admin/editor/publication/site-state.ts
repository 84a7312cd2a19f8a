import {
  isTakingLong,
  progressOf,
  type ProgressState,
  type RecordedPublication,
} from '../../../core/editing/publication-progress.ts';

/** State of the site, from its newest publication and the site itself. */
export interface SiteState {
  state: Extract<ProgressState, 'online' | 'partial' | 'failed'> | 'underway';
  /** Reason of a failure, or pages that keep their last good version; null otherwise. */
  reason: string | null;
}

/**
 * Returns the state of the site; null when it is unknown.
 *
 * @param onlineBuildId build that the site names; null when it does not answer
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
  // A restarted site is built without a recorded publication. Its build is newer than the last publication, and holds its changes.
  if (newest.state === 'online' && isTakingLong(progress, now)) return { state: 'online', reason: null };
  return { state: 'underway', reason: null };
}
