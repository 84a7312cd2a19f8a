import type { Random } from './participants.ts';

/** First names of simulated winners, from no real person. */
export const FIRST_NAMES = [
  'Antoine',
  'Bastien',
  'Hugo',
  'Julien',
  'Karim',
  'Lucas',
  'Mehdi',
  'Romain',
  'Samuel',
  'Thomas',
] as const;

export const CITIES = [
  'Bordeaux',
  'Grenoble',
  'Lille',
  'Lyon',
  'Marseille',
  'Montpellier',
  'Nantes',
  'Rennes',
  'Strasbourg',
  'Toulouse',
] as const;

/** Prizes in the order of the winners. */
export const WINNER_PRIZES = ['Pack complet de jouets vibrants', 'Anneau vibrant', 'Lubrifiant chauffant'] as const;

interface Winner {
  name: string;
  city: string;
  prize: string;
}

/** Milliseconds between two draws of the list. */
export const REFRESH_INTERVAL = 60_000;
/** Milliseconds that the list takes to fade before a draw. */
export const FADE_TIME = 500;

/** Draws one simulated winner per prize, in the order of the prizes, without repeating a first name or a city. */
export function drawDemoWinners(random: Random): Winner[] {
  const names = drawWithoutReplacement(FIRST_NAMES, WINNER_PRIZES.length, random);
  const cities = drawWithoutReplacement(CITIES, WINNER_PRIZES.length, random);
  return WINNER_PRIZES.map((prize, index) => ({ name: names[index] ?? '', city: cities[index] ?? '', prize }));
}

function drawWithoutReplacement(list: readonly string[], count: number, random: Random): string[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}
