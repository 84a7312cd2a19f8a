import { expect, it } from 'vitest';
import { statusMark } from './status-mark.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

it.each([
  ['published', '2026-06-01T12:00:00Z', 'Publié'],
  ['published', '2026-06-14T12:05:00Z', 'Programmé le 14/06/2026 à 14\u00a0h\u00a005'],
  ['draft', '2026-06-14T12:05:00Z', 'Brouillon'],
] as const)(
  'says whether visitors see an article whose status is %s and whose date is %s',
  (status, publishedAt, mark) => {
    expect(statusMark({ status, publishedAt }, NOW)).toBe(mark);
  },
);
