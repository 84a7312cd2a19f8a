export type PublicationState = 'queued' | 'building' | 'online' | 'failed';

/** A publication as the database records it. */
export interface RecordedPublication {
  id: string;
  state: PublicationState;
  /** Why it failed; of one that is online, which pages keep their last good version, and why. */
  reason: string | null;
  /** The build that visitors saw when it had ended. */
  buildId: string | null;
  requestedAt: string;
  startedAt: string | null;
}

/** All that is known of one publication at a moment. */
export interface PublicationReading {
  /** Null when it is not recorded any more: only the newest ones are kept. */
  publication: RecordedPublication | null;
  /** The one that was asked for last. */
  newest: RecordedPublication | null;
  /** The build that the site names; null when it does not answer. */
  onlineBuildId: string | null;
}

/** 'online' only once the site itself says so; 'partial' when it then says so but for some pages. */
export type ProgressState = PublicationState | 'partial';

export interface PublicationProgress {
  state: ProgressState;
  /** Why it failed, or which pages keep their last good version; null otherwise. */
  reason: string | null;
  /** When it was asked for, in ISO 8601; null when that is not known. */
  requestedAt: string | null;
}

/** Milliseconds after which a publication that is not online takes long. */
const LONG = 120_000;
const FIRST_DELAY = 1000;
const DELAY_GROWTH = 1.3;
const LONGEST_DELAY = 15_000;

/**
 * How far a publication is. The build of a later one holds its change too: one that has failed is followed in the later one,
 * and one that has succeeded is online by the later build.
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
  // Recorded as online and not seen there yet: the site is about to switch.
  const state = followed === null || followed.state === 'queued' ? 'queued' : 'building';
  return { state, reason: null, requestedAt };
}

/** Whether nothing more will become of it by itself. */
export function isSettled({ state }: PublicationProgress): boolean {
  return state === 'online' || state === 'partial' || state === 'failed';
}

/** Whether it takes longer than publications do. */
export function isTakingLong(progress: PublicationProgress, now: Date): boolean {
  const { requestedAt } = progress;
  return !isSettled(progress) && requestedAt !== null && now.getTime() - Date.parse(requestedAt) > LONG;
}

/** Milliseconds before question number `attempt` (0 first): often at first, then less and less. */
export function pollDelay(attempt: number): number {
  return Math.min(LONGEST_DELAY, Math.round(FIRST_DELAY * DELAY_GROWTH ** attempt));
}

function isLater(one: RecordedPublication | null, other: RecordedPublication | null): boolean {
  if (one === null || one.id === other?.id) return false;
  return other === null || Date.parse(one.requestedAt) >= Date.parse(other.requestedAt);
}
