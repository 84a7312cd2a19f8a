export type PublicationState = 'queued' | 'building' | 'online' | 'failed';

/** Publication as the database records it. */
export interface RecordedPublication {
  id: string;
  state: PublicationState;
  /** Cause of the failure; when online, the pages that keep their last good version, and the cause. */
  reason: string | null;
  /** Build that visitors saw when it ended. */
  buildId: string | null;
  requestedAt: string;
  startedAt: string | null;
}

/** Facts known about one publication at a moment. */
export interface PublicationReading {
  /** Null when it is no longer recorded: only the newest are kept. */
  publication: RecordedPublication | null;
  /** Publication that was requested last. */
  newest: RecordedPublication | null;
  /** Build that the site reports; null when it does not answer. */
  onlineBuildId: string | null;
}

/** 'online' only once the site itself reports the build; 'partial' when some pages keep an older version. */
export type ProgressState = PublicationState | 'partial';

export interface PublicationProgress {
  state: ProgressState;
  /** Cause of the failure, or the pages that keep their last good version; null otherwise. */
  reason: string | null;
  /** ISO 8601; null when unknown. */
  requestedAt: string | null;
}

/** Milliseconds after which an unfinished publication counts as long. */
const LONG = 120_000;
/** Delays between polls, in milliseconds. */
const FIRST_DELAY = 1000;
const DELAY_GROWTH = 1.3;
const LONGEST_DELAY = 15_000;

/**
 * Returns how far a publication is. A later build contains its change too: a failed publication continues in the later
 * one, and a successful one is online once the later build is.
 */
export function progressOf({ publication, newest, onlineBuildId }: PublicationReading): PublicationProgress {
  const later = isLater(newest, publication) ? newest : null;
  const shown = [publication, later].find(
    (one) => one?.state === 'online' && one.buildId !== null && one.buildId === onlineBuildId,
  );
  const followed = publication === null || publication.state === 'failed' ? (later ?? publication) : publication;
  const requestedAt = publication?.requestedAt ?? followed?.requestedAt ?? null;
  if (shown) return { state: shown.reason === null ? 'online' : 'partial', reason: shown.reason, requestedAt };
  if (followed?.state === 'failed') return { state: 'failed', reason: followed.reason, requestedAt };
  // Recorded as online, but the site has not switched yet.
  const state = followed === null || followed.state === 'queued' ? 'queued' : 'building';
  return { state, reason: null, requestedAt };
}

export function isSettled({ state }: PublicationProgress): boolean {
  return state === 'online' || state === 'partial' || state === 'failed';
}

/** Returns true when a publication is not settled two minutes after its request. */
export function isTakingLong(progress: PublicationProgress, now: Date): boolean {
  const { requestedAt } = progress;
  return !isSettled(progress) && requestedAt !== null && now.getTime() - Date.parse(requestedAt) > LONG;
}

/** Returns the milliseconds to wait before poll number `attempt`, counted from 0. */
export function pollDelay(attempt: number): number {
  return Math.min(LONGEST_DELAY, Math.round(FIRST_DELAY * DELAY_GROWTH ** attempt));
}

function isLater(one: RecordedPublication | null, other: RecordedPublication | null): boolean {
  if (one === null || one.id === other?.id) return false;
  return other === null || Date.parse(one.requestedAt) >= Date.parse(other.requestedAt);
}
