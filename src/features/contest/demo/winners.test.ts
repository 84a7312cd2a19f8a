import { describe, expect, it } from 'vitest';
import { CITIES, drawDemoWinners, FIRST_NAMES, WINNER_PRIZES } from './winners.ts';

/** Returns a function that gives these chances in turn, over and over. */
function chances(...given: number[]) {
  let asked = 0;
  return () => given[asked++ % given.length] ?? 0;
}

describe('the simulated winners', () => {
  it('come from ten first names and ten cities', () => {
    expect(new Set(FIRST_NAMES).size).toBe(10);
    expect(new Set(CITIES).size).toBe(10);
  });

  it('are three, with the prizes in their order', () => {
    expect(drawDemoWinners(Math.random).map(({ prize }) => prize)).toEqual([...WINNER_PRIZES]);
    expect(WINNER_PRIZES).toEqual(['Pack complet de jouets vibrants', 'Anneau vibrant', 'Lubrifiant chauffant']);
  });

  it('depend on the random numbers alone, and never repeat a name or a city', () => {
    expect(drawDemoWinners(() => 0)).toEqual([
      { name: 'Antoine', city: 'Bordeaux', prize: WINNER_PRIZES[0] },
      { name: 'Bastien', city: 'Grenoble', prize: WINNER_PRIZES[1] },
      { name: 'Hugo', city: 'Lille', prize: WINNER_PRIZES[2] },
    ]);
    const last = drawDemoWinners(chances(0.999, 0.5, 0));
    expect(last.map(({ name }) => name)).toEqual(['Thomas', 'Karim', 'Antoine']);
    for (let round = 0; round < 200; round++) {
      const winners = drawDemoWinners(Math.random);
      expect(new Set(winners.map(({ name }) => name)).size).toBe(3);
      expect(new Set(winners.map(({ city }) => city)).size).toBe(3);
    }
  });

  it('can have every name and every city of the lists', () => {
    const drawn = Array.from({ length: 2000 }, () => drawDemoWinners(Math.random)).flat();
    expect(new Set(drawn.map(({ name }) => name))).toEqual(new Set(FIRST_NAMES));
    expect(new Set(drawn.map(({ city }) => city))).toEqual(new Set(CITIES));
  });
});
