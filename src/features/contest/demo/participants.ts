/** Random source like `Math.random`: at least 0, less than 1. */
export type Random = () => number;

/** Milliseconds between two rises of the simulated number of participants. */
export const GROWTH_INTERVAL = 30_000;

export const FEWEST_PARTICIPANTS = 75;
const MOST_PARTICIPANTS = 150;
const MOST_NEW = 3;

export function firstParticipants(random: Random): number {
  return integerBetween(FEWEST_PARTICIPANTS, MOST_PARTICIPANTS, random);
}

export function moreParticipants(count: number, random: Random): number {
  return count + integerBetween(1, MOST_NEW, random);
}

/** Returns a uniform random integer between both bounds, included. */
function integerBetween(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
