import { expect, it } from 'vitest';
import { publicationMoment } from './publication-moment.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  [null, 'at-once'],
  ['2026-11-22T12:00:00.001Z', 'future'],
  ['2026-11-22T12:00:00.000Z', 'past'],
  ['2026-11-22T12:30:00+01:00', 'past'],
])('%s is %s', (publishedAt, moment) => {
  expect(publicationMoment(publishedAt, NOW)).toBe(moment);
});
