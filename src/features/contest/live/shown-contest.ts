import type { ContestDraw, ContestStatus, DrawnEntry } from '../../../core/contest/contest-status.ts';
import { roundAddress, timeOfRound } from '../../../core/contest/seed.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';
import { DRAWS_COPY, LIVE_COPY, WINNERS_COPY } from './copy.ts';

/** Text that the page shows about the contest, at build time and after a refresh. */
interface ShownContest {
  entries: string;
  entriesLabel: string;
  noWinner: string;
  winners: { who: string; prize: string }[];
  draws: ShownDraw[];
}

export interface ShownDraw {
  number: number;
  title: string;
  prizes: string;
  state: string;
  /** How to check the seed, or why it cannot be checked; null before there is a seed. */
  proof: string | null;
  facts: [term: string, value: string][];
  /** Address at drand of the seed's round, once it exists. */
  round: { label: string; address: string } | null;
  canBeChecked: boolean;
  isMade: boolean;
}

export function shownContest({ entries, draws }: ContestStatus): ShownContest {
  return {
    entries: entries === 0 ? LIVE_COPY.participants.fewCount : new Intl.NumberFormat('fr-FR').format(entries),
    entriesLabel: entries === 0 ? LIVE_COPY.participants.few : LIVE_COPY.participants.many,
    noWinner: draws.some(({ seed }) => seed !== null) ? WINNERS_COPY.nobody : WINNERS_COPY.none,
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

function shownDraw(draw: ContestDraw): ShownDraw {
  const { number, closesAt, prizes, seedRound, listHash, seed, signature, drawnAt } = draw;
  const facts: [string, string][] = [
    ...(listHash === null ? [] : [[DRAWS_COPY.hash, listHash] as [string, string]]),
    ...(seed === null ? [] : [[DRAWS_COPY.seed, seed] as [string, string]]),
    ...(signature === null ? [] : [[DRAWS_COPY.signature, signature] as [string, string]]),
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
    proof: seed === null ? null : signature === null ? DRAWS_COPY.unverified : DRAWS_COPY.signed,
    facts,
    round: seed === null ? null : { label: DRAWS_COPY.round(seedRound), address: roundAddress(seedRound) },
    canBeChecked: listHash !== null,
    isMade: seed !== null,
  };
}
