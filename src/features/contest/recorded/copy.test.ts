import { expect, it } from 'vitest';
import { contestTitle } from './copy.ts';

it.each([
  ['2026-12', 'Concours de décembre 2026'],
  ['2027-04-2', 'Concours d’avril 2027 (2)'],
  ['2027-08', 'Concours d’août 2027'],
  ['2027-10-11', 'Concours d’octobre 2027 (11)'],
])('calls the contest %s « %s »', (name, title) => {
  expect(contestTitle(name)).toBe(title);
});
