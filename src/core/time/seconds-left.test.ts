import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

it.each([
  [6000, 6],
  [5000, 5],
  [4990, 5],
  [1, 1],
  [0, 0],
  [-20, 0],
])('secondsLeft rounds %i ms up to %i s', (milliseconds, seconds) => {
  expect(secondsLeft(milliseconds)).toBe(seconds);
});
