import { expect, it } from 'vitest';
import { longDate } from '../../../core/time/paris-date.ts';
import { simulatedEnd } from './end-date.ts';

it.each([
  ['2026-11-22T20:00:00Z', '1er décembre 2026', '2026-11-30T23:00:00.000Z'],
  ['2026-12-31T22:59:59Z', '1er janvier 2027', '2026-12-31T23:00:00.000Z'],
  // The new month has begun in Paris, not yet in UTC.
  ['2026-12-31T23:00:00Z', '1er février 2027', '2027-01-31T23:00:00.000Z'],
  ['2026-06-30T22:00:00Z', '1er août 2026', '2026-07-31T22:00:00.000Z'],
  ['2027-01-31T12:00:00Z', '1er février 2027', '2027-01-31T23:00:00.000Z'],
])('at %s, the simulated contest ends on %s', (now, day, instant) => {
  expect(simulatedEnd(new Date(now))).toBe(instant);
  expect(longDate(simulatedEnd(new Date(now)))).toBe(day);
});
