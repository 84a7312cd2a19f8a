import { CITIES, FIRST_NAMES, WINNER_PRIZES } from './names.ts';
import type { Random } from './participants.ts';

/** A simulated winner: nobody. */
interface Winner {
  name: string;
  city: string;
  prize: string;
}

/** How often the list is drawn anew, and how long it fades, in milliseconds. */
export const REFRESH_INTERVAL = 60_000;
export const FADE_TIME = 500;

/** Draws one simulated winner for each prize, in the order of the prizes: no first name twice, no city twice. */
export function drawDemoWinners(random: Random): Winner[] {
  const names = severalOf(FIRST_NAMES, WINNER_PRIZES.length, random);
  const cities = severalOf(CITIES, WINNER_PRIZES.length, random);
  return WINNER_PRIZES.map((prize, index) => ({ name: names[index] ?? '', city: cities[index] ?? '', prize }));
}

/** So many entries of a list, drawn without putting them back. */
function severalOf(list: readonly string[], count: number, random: Random): string[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}
