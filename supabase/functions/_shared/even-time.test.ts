import { describe, expect, it } from 'vitest';
import { evenly } from './even-time.ts';

/** Makes a clock that only `sleep` moves. */
function clock() {
  let time = 17;
  return {
    now: () => time,
    sleep: async (milliseconds: number) => void (time += milliseconds),
  };
}

describe('evenly', () => {
  it.each([
    [0, 250],
    [3, 250],
    [249, 250],
    [250, 250],
    [251, 500],
    [700, 750],
  ])('returns the result of work that took %i ms after %i ms', async (taken, answered) => {
    const given = clock();
    const start = given.now();
    const result = await evenly(async () => {
      await given.sleep(taken);
      return 'entered';
    }, given);
    expect([result, given.now() - start]).toEqual(['entered', answered]);
  });

  it('throws after 250 ms when the work fails at once', async () => {
    const given = clock();
    const start = given.now();
    await expect(evenly(() => Promise.reject(new Error('The database is gone')), given)).rejects.toThrow('gone');
    expect(given.now() - start).toBe(250);
  });
});
