import { describe, expect, it } from 'vitest';
import { redirects, REDIRECT_DELAY, secondsLeft } from './redirect-to-group.ts';

describe('redirects', () => {
  it.each(['navigate', 'reload', null] as const)('is so for who comes by %s', (navigation) => {
    expect(redirects({ navigation, isPrerendering: false })).toBe(true);
  });

  it('is not for who comes back, nor for a page that nobody looks at', () => {
    expect(redirects({ navigation: 'back_forward', isPrerendering: false })).toBe(false);
    expect(redirects({ navigation: 'navigate', isPrerendering: true })).toBe(false);
  });
});

describe('secondsLeft', () => {
  it.each([
    [REDIRECT_DELAY, 6],
    [5_000, 5],
    [4_990, 5],
    [1, 1],
    [0, 0],
    [-20, 0],
  ])('of %i ms are %i', (milliseconds, seconds) => {
    expect(secondsLeft(milliseconds)).toBe(seconds);
  });
});
