import { describe, expect, it } from 'vitest';
import { firstParticipants, moreParticipants } from './participants.ts';

/** Largest number below 1, the maximum of a random number. */
const ALMOST_ONE = 1 - Number.EPSILON / 2;
/** Even steps from 0 up to, but not including, 1. */
const CHANCES = Array.from({ length: 760 }, (_, step) => step / 760);

describe('the number of simulated participants', () => {
  it('starts at 75 to 150', () => {
    expect(firstParticipants(() => 0)).toBe(75);
    expect(firstParticipants(() => ALMOST_ONE)).toBe(150);
    const counts = CHANCES.map((chance) => firstParticipants(() => chance));
    expect(new Set(counts).size).toBe(76);
    expect(counts.every(Number.isInteger)).toBe(true);
  });

  it('grows by 1, 2 or 3 with equal chances', () => {
    expect(moreParticipants(100, () => 0)).toBe(101);
    expect(moreParticipants(100, () => ALMOST_ONE)).toBe(103);
    const growths = [0.1, 0.5, 0.9].map((chance) => moreParticipants(0, () => chance));
    expect(growths).toEqual([1, 2, 3]);
  });
});
