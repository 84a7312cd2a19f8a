import { describe, expect, it } from 'vitest';
import { redirects } from './redirect-to-group.ts';

describe('redirects', () => {
  it.each(['navigate', 'reload', null] as const)('is true for the navigation type %s', (navigation) => {
    expect(redirects(navigation)).toBe(true);
  });

  it('is false for a visitor who comes back through the history', () => {
    expect(redirects('back_forward')).toBe(false);
  });
});
