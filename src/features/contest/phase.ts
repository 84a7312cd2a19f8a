import type { ContestStatus } from '../../core/contest/contest-status.ts';

/** Where a contest stands: before it opens, while people may enter, and after. */
export type Phase = 'before' | 'open' | 'closed';

/** Finds where a contest stands at an instant, in milliseconds. */
export function phaseAt(now: number, { startsAt, endsAt }: { startsAt: string; endsAt: string }): Phase {
  if (now < Date.parse(startsAt)) return 'before';
  return now < Date.parse(endsAt) ? 'open' : 'closed';
}

/**
 * Finds where a contest stands by what is recorded, for a page that is made once and read later: it is over when its last list is
 * frozen, which publishes the page.
 */
export function recordedPhase(status: Pick<ContestStatus, 'draws'> | null): Phase {
  return status?.draws.at(-1)?.listHash ? 'closed' : 'open';
}
