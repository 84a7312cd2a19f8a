import { atom, type ReadableAtom } from 'nanostores';
import {
  isSettled,
  isTakingLong,
  pollDelay,
  progressOf,
  type PublicationProgress,
  type RecordedPublication,
} from '../../../core/editing/publication-progress.ts';

export interface PublicationSources {
  read(id: string): Promise<RecordedPublication | null>;
  newest(): Promise<RecordedPublication | null>;
  /** Returns the id of the build that visitors see; null without an answer. Never throws. */
  onlineBuildId(): Promise<string | null>;
  /** Requests another publication. @returns its id */
  retry(): Promise<string>;
}

export interface FollowedPublication {
  progress: PublicationProgress;
  isTakingLong: boolean;
  /** Whether the last request got no answer. */
  isUnreachable: boolean;
}

interface PublicationFollower {
  readonly $followed: ReadableAtom<FollowedPublication>;
  /** Stops polling. */
  end(): void;
}

/** State before the first answer. */
export const UNKNOWN: FollowedPublication = {
  progress: { state: 'queued', reason: null, requestedAt: null },
  isTakingLong: false,
  isUnreachable: false,
};

/**
 * Polls a publication until it is online or has failed: with growing intervals, not while the page is hidden, and again
 * after a failed request.
 *
 * @param id null for the newest publication
 * @param page document whose visibility starts and pauses the polling
 */
export function followPublication(
  id: string | null,
  { read, newest, onlineBuildId }: PublicationSources,
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>,
): PublicationFollower {
  const $followed = atom(UNKNOWN);
  let attempt = 0;
  let isAsking = false;
  let isOver = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    if (isAsking || isOver || page.hidden) return;
    isAsking = true;
    clearTimeout(waiting);
    try {
      const [publication, last, online] = await Promise.all([id === null ? null : read(id), newest(), onlineBuildId()]);
      const progress = progressOf({ publication, newest: last, onlineBuildId: online });
      tell({ progress, isTakingLong: isTakingLong(progress, new Date()), isUnreachable: false });
      if (isSettled(progress)) end();
    } catch (error) {
      console.warn('The state of the publication could not be read', error);
      const { progress } = $followed.get();
      tell({ progress, isTakingLong: isTakingLong(progress, new Date()), isUnreachable: true });
    } finally {
      isAsking = false;
    }
    if (!isOver) waiting = setTimeout(() => void ask(), pollDelay(attempt));
    attempt += 1;
  };
  const tell = (followed: FollowedPublication) => {
    if (!isOver) $followed.set(followed);
  };
  const look = () => {
    if (!page.hidden) void ask();
  };
  const end = () => {
    isOver = true;
    clearTimeout(waiting);
    page.removeEventListener('visibilitychange', look);
  };

  page.addEventListener('visibilitychange', look);
  void ask();
  return { $followed, end };
}
