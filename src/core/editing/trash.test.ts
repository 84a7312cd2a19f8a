import { expect, it } from 'vitest';
import { daysLeft } from './trash.ts';

const DELETED = '2026-06-01T12:00:00Z';

it.each([
  ['2026-06-01T12:00:00Z', 30],
  ['2026-06-01T12:00:01Z', 30],
  ['2026-06-02T12:00:00Z', 29],
  ['2026-06-30T12:00:00Z', 1],
  ['2026-07-01T11:59:59Z', 1],
  ['2026-07-01T12:00:00Z', 0],
  ['2026-07-09T12:00:00Z', 0],
  ['2026-05-31T12:00:00Z', 30],
])('daysLeft at %s is %i', (now, days) => expect(daysLeft(DELETED, Date.parse(now))).toBe(days));
