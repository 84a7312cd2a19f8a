import { TYPOGRAPHY_KEY } from '../../../core/privacy/storage-keys.ts';
import type { Editor } from '@tiptap/core';
import { atom } from 'nanostores';

const OFF = 'non';

/** Whether French typography is set while one types; kept by this browser, on until it is switched off. */
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
    // A full or forbidden storage: the choice holds until the page is left.
  }
  // Changes nothing: what shows the choice looks at it again.
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
