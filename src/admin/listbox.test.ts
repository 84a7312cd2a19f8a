import { expect, it } from 'vitest';
import { optionByArrow } from './listbox.ts';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 1, 0],
  ['ArrowUp', 0, 1, 0],
  ['ArrowDown', -1, 0, null],
  ['Enter', 0, 3, null],
] as const)('%s leads from option %i of %i to %s', (key, chosen, count, next) => {
  expect(optionByArrow(key, chosen, count)).toBe(next);
});
