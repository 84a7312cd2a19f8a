import { describe, expect, it } from 'vitest';
import { redirects } from './redirect-to-group.ts';

describe('redirects', () => {
  it.each(['navigate', 'reload', null] as const)('is so for who comes by %s', (navigation) => {
    expect(redirects({ navigation, isPrerendering: false })).toBe(true);
  });

  it('is not for who comes back, nor for a page that nobody looks at', () => {
    expect(redirects({ navigation: 'back_forward', isPrerendering: false })).toBe(false);
    expect(redirects({ navigation: 'navigate', isPrerendering: true })).toBe(false);
  });
});
