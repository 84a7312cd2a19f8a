import type { ActionName } from './action-name.ts';

/** Keys in Tiptap's notation: `Mod` is Ctrl, or ⌘ on a Mac. */
export const ACTION_KEYS: Partial<Record<ActionName, string>> = {
  paragraph: 'Mod-Alt-0',
  heading2: 'Mod-Alt-2',
  heading3: 'Mod-Alt-3',
  heading4: 'Mod-Alt-4',
  bold: 'Mod-b',
  italic: 'Mod-i',
  underline: 'Mod-u',
  strike: 'Mod-Shift-s',
  bulletList: 'Mod-Shift-8',
  orderedList: 'Mod-Shift-7',
  blockquote: 'Mod-Shift-b',
  link: 'Mod-k',
  undo: 'Mod-z',
  redo: 'Mod-Shift-z',
  moveUp: 'Alt-Shift-ArrowUp',
  moveDown: 'Alt-Shift-ArrowDown',
  find: 'Mod-f',
  shortcuts: 'Mod-/',
};

const NAMES: Record<string, string> = { Shift: 'Maj', ArrowUp: '↑', ArrowDown: '↓' };
const APPLE_NAMES: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** Whether the keyboard has ⌘ where others have Ctrl. */
export function isApple(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}

/** Returns keys as a keyboard names them. @param keys as in `ACTION_KEYS` */
export function writtenKeys(keys: string, onApple: boolean): string {
  const names: Record<string, string> = { ...NAMES, Mod: 'Ctrl', ...(onApple && APPLE_NAMES) };
  return keys
    .split('-')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(onApple ? ' ' : '+');
}
