import { expect, it } from 'vitest';
import { tokenIn } from './fragment-token.ts';

it.each([
  ['#aB-_9', 'aB-_9'],
  ['#aB9>', 'aB9'],
  ['#aB9.', 'aB9'],
  ['#aB9%20et', 'aB9'],
  ['#', ''],
  ['', ''],
  ['#%0a', ''],
])('tokenIn finds in %j the token %j', (fragment, token) => {
  expect(tokenIn(fragment)).toBe(token);
});
