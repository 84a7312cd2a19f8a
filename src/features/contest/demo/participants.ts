/** A source of randomness as `Math.random`: from 0 up to, but not including, 1. */
export type Random = () => number;

/** How often the simulated number grows, in milliseconds. */
export const GROWTH_INTERVAL = 30_000;

const FEWEST = 75;
const MOST = 150;
const MOST_NEW = 3;

/** The number of simulated participants that a visit begins with: 75 to 150. */
export function firstParticipants(random: Random): number {
  return integerBetween(FEWEST, MOST, random);
}

/** The number that follows: 1 to 3 more. */
export function moreParticipants(count: number, random: Random): number {
  return count + integerBetween(1, MOST_NEW, random);
}

/** Returns a random whole number between the bounds, both included, uniformly. */
function integerBetween(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
