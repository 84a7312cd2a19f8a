import type { ContestStatus } from '../../core/contest/contest-status.ts';

export type Phase = 'before' | 'open' | 'closed';

/** Returns the phase at an instant in milliseconds. */
export function phaseAt(now: number, { startsAt, endsAt }: { startsAt: string; endsAt: string }): Phase {
  if (now < Date.parse(startsAt)) return 'before';
  return now < Date.parse(endsAt) ? 'open' : 'closed';
}

/** Returns the phase to build the page with: closed once the last list is frozen. Freezing publishes the page again. */
export function recordedPhase(status: Pick<ContestStatus, 'draws'> | null): Phase {
  return status?.draws.at(-1)?.listHash ? 'closed' : 'open';
}
