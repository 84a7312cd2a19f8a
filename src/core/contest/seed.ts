/**
 * Seeds are the `randomness` of rounds of drand's quicknet: random values that some twenty organisations make together
 * every 3 seconds, which none of them can choose, and nobody knows before. The round of a draw is fixed beforehand.
 */
const SEED_CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const GENESIS = 1_692_803_367;
const PERIOD = 3;

/** Time between closing the entries and the seed, to publish the list's hash in between. */
export const HOURS_BEFORE_SEED = 24;

/** Returns the first round at or after an instant in ISO 8601. */
export function roundAt(instant: string): number {
  return Math.max(1, Math.ceil((Date.parse(instant) / 1000 - GENESIS) / PERIOD) + 1);
}

/** Returns the instant of a round, in ISO 8601. */
export function timeOfRound(round: number): string {
  return new Date((GENESIS + (round - 1) * PERIOD) * 1000).toISOString();
}

/** Returns the round that seeds a draw whose entries close then; a list that was frozen late takes a later one. */
export function seedRound(closesAt: string): number {
  return roundAt(new Date(Date.parse(closesAt) + HOURS_BEFORE_SEED * 3_600_000).toISOString());
}

/** Returns an address where anybody reads a round, at one of drand's servers. */
export function roundAddress(round: number): string {
  return `https://api.drand.sh/${SEED_CHAIN}/public/${round}`;
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
