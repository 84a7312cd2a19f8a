import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockTime, longDateTime, shortDate, timeAgo } from './paris-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Instant, and in Paris: 'dd/mm/yyyy', time of day, both. */
const INSTANTS = [
  ['2026-05-14T12:05:00Z', '14/05/2026', '14\u00A0h\u00A005', '14 mai 2026 à 14\u00A0h\u00A005'],
  ['2026-03-01T08:00:59.999Z', '01/03/2026', '9\u00A0h\u00A000', '1er mars 2026 à 9\u00A0h\u00A000'],
  // Midnight in Paris is 23:00 UTC in winter, 22:00 in summer; it is 0 h, never 24 h.
  ['2026-01-31T23:00:00Z', '01/02/2026', '0\u00A0h\u00A000', '1er février 2026 à 0\u00A0h\u00A000'],
  ['2026-07-13T21:59:59Z', '13/07/2026', '23\u00A0h\u00A059', '13 juillet 2026 à 23\u00A0h\u00A059'],
  // On 25 October 2026, 2 h 59 is followed by 2 h 00 again.
  ['2026-10-25T00:30:00Z', '25/10/2026', '2\u00A0h\u00A030', '25 octobre 2026 à 2\u00A0h\u00A030'],
  ['2026-10-25T01:30:00Z', '25/10/2026', '2\u00A0h\u00A030', '25 octobre 2026 à 2\u00A0h\u00A030'],
  ['2026-05-14T23:30:00-08:00', '15/05/2026', '9\u00A0h\u00A030', '15 mai 2026 à 9\u00A0h\u00A030'],
] as const;

describe.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])('on a machine in %s', (zone) => {
  it.each(INSTANTS)('%s is %s, %s in Paris', async (instant, short, clock, long) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const times = await import('./paris-time.ts');
    expect(times.shortDate(instant)).toBe(short);
    expect(times.clockTime(instant)).toBe(clock);
    expect(times.longDateTime(instant)).toBe(long);
  });
});

describe('timeAgo', () => {
  const now = new Date('2026-05-14T12:05:00Z');
  it.each([
    ['2026-05-14T12:05:00Z', 'à l’instant'],
    ['2026-05-14T12:05:59Z', 'à l’instant'],
    ['2026-05-14T12:04:01Z', 'à l’instant'],
    ['2026-05-14T12:04:00Z', 'il y a 1\u00A0min'],
    ['2026-05-14T12:02:30Z', 'il y a 2\u00A0min'],
    ['2026-05-14T11:05:01Z', 'il y a 59\u00A0min'],
    ['2026-05-14T11:05:00Z', 'il y a 1\u00A0h'],
    ['2026-05-14T00:05:01Z', 'il y a 11\u00A0h'],
    ['2026-05-13T22:00:00Z', 'il y a 14\u00A0h'],
    ['2026-05-13T21:59:00Z', 'hier à 23\u00A0h\u00A059'],
    ['2026-05-12T22:00:00Z', 'hier à 0\u00A0h\u00A000'],
    ['2026-05-12T21:59:00Z', 'le 12 mai 2026 à 23\u00A0h\u00A059'],
    ['2025-05-14T12:05:00Z', 'le 14 mai 2025 à 14\u00A0h\u00A005'],
  ])('describes %s as “%s”', (instant, words) => {
    expect(timeAgo(instant, now)).toBe(words);
  });

  it('counts in hours shortly after midnight, although the date has changed', () => {
    expect(timeAgo('2026-05-13T20:00:00Z', new Date('2026-05-13T23:30:00Z'))).toBe('il y a 3\u00A0h');
  });

  it('recognises yesterday on the days when the clocks change', () => {
    expect(timeAgo('2026-03-28T09:00:00Z', new Date('2026-03-29T21:30:00Z'))).toBe('hier à 10\u00A0h\u00A000');
    expect(timeAgo('2026-10-24T09:00:00Z', new Date('2026-10-25T22:30:00Z'))).toBe('hier à 11\u00A0h\u00A000');
    expect(timeAgo('2026-10-25T09:00:00Z', new Date('2026-10-25T22:30:00Z'))).toBe('il y a 13\u00A0h');
  });

  it('gives the date of a future instant', () => {
    expect(timeAgo('2026-05-14T12:06:01Z', now)).toBe('le 14 mai 2026 à 14\u00A0h\u00A006');
  });
});

describe('a text that is no date', () => {
  it('is refused by each function', () => {
    expect(() => shortDate('demain')).toThrow(RangeError);
    expect(() => clockTime('demain')).toThrow(RangeError);
    expect(() => longDateTime('demain')).toThrow(RangeError);
    expect(() => timeAgo('demain', new Date())).toThrow(RangeError);
  });
});
