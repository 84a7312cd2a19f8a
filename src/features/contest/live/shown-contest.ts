import type { ContestDraw, ContestStatus, DrawnEntry } from '../../../core/contest/contest-status.ts';
import { timeOfRound } from '../../../core/contest/seed.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';
import { DRAWS_COPY, LIVE_COPY, WINNERS_COPY } from './copy.ts';

/** What the page shows of the contest, the same as it is made and when it is refreshed. */
export interface ShownContest {
  entries: string;
  entriesLabel: string;
  winners: { who: string; prize: string }[];
  draws: ShownDraw[];
}

export interface ShownDraw {
  number: number;
  title: string;
  /** What there is to win. */
  prizes: string;
  state: string;
  /** Terms with their values: the list's hash, the seed's round, its value. */
  facts: [term: string, value: string][];
  canBeChecked: boolean;
  isMade: boolean;
}

/** Puts what is recorded into words: nothing but that. */
export function shownContest({ entries, draws }: ContestStatus): ShownContest {
  return {
    entries: new Intl.NumberFormat('fr-FR').format(entries),
    entriesLabel: LIVE_COPY.participants[entries > 1 ? 'other' : 'one'],
    winners: draws.toReversed().flatMap(({ drawn }) => drawn.filter(hasWon).map(shownWinner)),
    draws: draws.map(shownDraw),
  };
}

const hasWon = ({ state }: DrawnEntry) => state === 'winner';

function shownWinner({ firstName, city, prize }: DrawnEntry) {
  return {
    who: firstName === null ? WINNERS_COPY.discreet : city === null ? firstName : `${firstName}, ${city}`,
    prize: prize === null ? '' : WINNERS_COPY.prizes[prize],
  };
}

function shownDraw({ number, closesAt, prizes, seedRound, listHash, seed, drawnAt }: ContestDraw): ShownDraw {
  const facts: [string, string][] = [
    ...(listHash === null ? [] : [[DRAWS_COPY.hash, listHash] as [string, string]]),
    ...(seed === null ? [] : [[`${DRAWS_COPY.seed} (${DRAWS_COPY.round(seedRound)})`, seed] as [string, string]]),
  ];
  return {
    number,
    title: DRAWS_COPY.number(number),
    prizes: prizes.map((prize) => WINNERS_COPY.prizes[prize]).join(' + '),
    state:
      drawnAt !== null
        ? DRAWS_COPY.made(longDateTime(drawnAt))
        : listHash !== null
          ? DRAWS_COPY.frozen(longDateTime(timeOfRound(seedRound)))
          : DRAWS_COPY.closes(longDateTime(closesAt)),
    facts,
    canBeChecked: listHash !== null,
    isMade: seed !== null,
  };
}
