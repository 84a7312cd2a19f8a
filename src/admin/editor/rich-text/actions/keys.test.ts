import { describe, expect, it } from 'vitest';
import { writtenKeys } from './keys.ts';

describe('writtenKeys', () => {
  it.each([
    ['Mod-b', 'Ctrl+B', '⌘ B'],
    ['Mod-Shift-8', 'Ctrl+Maj+8', '⌘ ⇧ 8'],
    ['Alt-Shift-ArrowUp', 'Alt+Maj+↑', '⌥ ⇧ ↑'],
    ['Mod-/', 'Ctrl+/', '⌘ /'],
    ['Alt-F10', 'Alt+F10', '⌥ F10'],
  ])('writes %s for PC and for Apple keyboards', (keys, elsewhere, onApple) => {
    expect(writtenKeys(keys, false)).toBe(elsewhere);
    expect(writtenKeys(keys, true)).toBe(onApple);
  });
});
