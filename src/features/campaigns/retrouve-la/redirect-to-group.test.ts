import { describe, expect, it } from 'vitest';
import { redirects } from './redirect-to-group.ts';

describe('redirects', () => {
  it.each(['navigate', 'reload', null] as const)('is true for the navigation type %s', (navigation) => {
    expect(redirects({ navigation, isPrerendering: false })).toBe(true);
  });

  it('is false for a visitor who comes back, and for a page being prerendered', () => {
    expect(redirects({ navigation: 'back_forward', isPrerendering: false })).toBe(false);
    expect(redirects({ navigation: 'navigate', isPrerendering: true })).toBe(false);
  });
});
