import { TYPOGRAPHY_KEY } from '../../../core/privacy/storage-keys.ts';
import type { Editor } from '@tiptap/core';
import { atom } from 'nanostores';

const OFF = 'non';

/** Whether French typography is applied while typing; kept by this browser, on by default. */
const $isTypographyOn = atom(readChoice());

export function isTypographyOn(): boolean {
  return $isTypographyOn.get();
}

export function switchTypography(editor: Editor) {
  const isOn = !$isTypographyOn.get();
  $isTypographyOn.set(isOn);
  try {
    localStorage.setItem(TYPOGRAPHY_KEY, isOn ? 'oui' : OFF);
  } catch {
    // The storage is full or forbidden: the choice lasts until the page is left.
  }
  // An empty transaction makes the interface read the choice again.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
  editor.commands.focus();
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(TYPOGRAPHY_KEY) !== OFF;
  } catch {
    return true;
  }
}
