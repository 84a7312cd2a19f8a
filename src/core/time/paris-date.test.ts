import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, parisYear } from './paris-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Instant, and 'd MMMM yyyy' in Paris. */
const DATES = [
  ['2026-05-14T12:00:00Z', '14 mai 2026'],
  ['2026-03-01T12:00:00Z', '1er mars 2026'],
  ['2026-08-09T12:00:00+00:00', '9 août 2026'],
  // Midnight in Paris is 23:00 UTC in winter, 22:00 in summer.
  ['2026-01-31T22:59:59Z', '31 janvier 2026'],
  ['2026-01-31T23:00:00Z', '1er février 2026'],
  ['2026-07-13T21:59:59Z', '13 juillet 2026'],
  ['2026-07-13T22:00:00Z', '14 juillet 2026'],
  // Summer time began on 29 March 2026 at 01:00 UTC and ended on 25 October at 01:00 UTC.
  ['2026-03-28T23:00:00Z', '29 mars 2026'],
  ['2026-03-29T21:59:59Z', '29 mars 2026'],
  ['2026-03-29T22:00:00Z', '30 mars 2026'],
  ['2026-10-24T22:00:00Z', '25 octobre 2026'],
  ['2026-10-25T22:59:59Z', '25 octobre 2026'],
  ['2026-10-25T23:00:00Z', '26 octobre 2026'],
  ['2026-05-11T10:00:00Z', '11 mai 2026'],
  ['2026-10-31T10:00:00Z', '31 octobre 2026'],
  ['2024-02-29T10:00:00Z', '29 février 2024'],
] as const;

describe.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])('on a machine in %s', (zone) => {
  it.each(DATES)('%s is %s in Paris', async (instant, long) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const dates = await import('./paris-date.ts');
    expect(dates.longDate(instant)).toBe(long);
  });

  it('the year begins at midnight in Paris', async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const dates = await import('./paris-date.ts');
    expect(dates.parisYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
    expect(dates.parisYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
  });
});

describe('dates', () => {
  it('are read with their offset from UTC', () => {
    expect(longDate('2026-05-14T23:30:00-08:00')).toBe('15 mai 2026');
    expect(parisYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027);
  });

  it('are refused when the text is no date', () => {
    expect(() => longDate('demain')).toThrow(RangeError);
  });
});
