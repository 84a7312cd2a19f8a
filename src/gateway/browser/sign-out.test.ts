import { afterEach, expect, it, vi } from 'vitest';
import { dropSession } from './sign-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('signing out goes on where the browser blocks its storage', () => {
  const removeItem = vi.fn(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { removeItem });
  dropSession();
  expect(removeItem).toHaveBeenCalledOnce();
});
