/**
 * The seed of a draw is the `randomness` of a round of drand's quicknet: random values that some twenty organisations make
 * together every 3 seconds, which none of them can choose, and nobody know before. Which round it is, is fixed beforehand.
 */
const SEED_CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const GENESIS = 1_692_803_367;
const PERIOD = 3;

/** How long after the entries of a draw are closed its seed comes: time to publish the list's hash before. */
export const HOURS_BEFORE_SEED = 24;

/** The first round at an instant in ISO 8601 or after. */
export function roundAt(instant: string): number {
  return Math.max(1, Math.ceil((Date.parse(instant) / 1000 - GENESIS) / PERIOD) + 1);
}

/** When a round is made, in ISO 8601. */
export function timeOfRound(round: number): string {
  return new Date((GENESIS + (round - 1) * PERIOD) * 1000).toISOString();
}

/** The round whose value is the seed of a draw, given when its entries close; later where the list was frozen late. */
export function seedRound(closesAt: string): number {
  return roundAt(new Date(Date.parse(closesAt) + HOURS_BEFORE_SEED * 3_600_000).toISOString());
}

/** Where anybody reads a round: one of the servers that answer for it. */
export function roundAddress(round: number): string {
  return `https://api.drand.sh/${SEED_CHAIN}/public/${round}`;
}

/** Whether a text may be a seed. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
