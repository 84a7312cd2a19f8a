import type { ChangeEvent } from 'react';
import { frenchReplacement, type Replacement } from '../../../core/editing/french-typography.ts';
import { isTypographyOn } from '../rich-text/typography.ts';

type PlainField = HTMLInputElement | HTMLTextAreaElement;

let isReplacing = false;

/**
 * What a plain field holds after a change, set as French is where a character was typed: one undo takes that back. What is deleted,
 * pasted or being composed stays as it is.
 */
export function frenchValue({ currentTarget: field, nativeEvent }: ChangeEvent<PlainField>): string {
  const { inputType, isComposing } = nativeEvent as InputEvent;
  const { selectionStart } = field;
  const isTyped = inputType === 'insertText' && !isComposing && !isReplacing;
  if (!isTyped || selectionStart === null || !isTypographyOn()) return field.value;
  const replacement = frenchReplacement(field.value.slice(0, selectionStart));
  if (replacement) replace(field, replacement, selectionStart);
  return field.value;
}

function replace(field: PlainField, { from, to, text }: Replacement, caret: number): void {
  isReplacing = true;
  field.setSelectionRange(from, to);
  // The one way to change a field that browsers undo with what was typed; it is heard as a change of its own.
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!isDone) field.setRangeText(text, from, to);
  isReplacing = false;
  const after = caret + text.length - (to - from);
  field.setSelectionRange(after, after);
}
