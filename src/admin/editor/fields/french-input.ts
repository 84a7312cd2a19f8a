import type { ChangeEvent } from 'react';
import { frenchReplacement, type Replacement } from '../../../core/editing/french-typography.ts';
import { isTypographyOn } from '../rich-text/typography.ts';

type PlainField = HTMLInputElement | HTMLTextAreaElement;

/** Value and caret of fields before their last replacement. */
const before = new WeakMap<PlainField, { value: string; caret: number }>();
let isReplacing = false;

/**
 * Returns a plain field's value after a change, with French typography applied around the typed character. One undo reverts the
 * typography alone. Deleted, pasted and composed text stays as it is.
 */
export function frenchValue({ currentTarget: field, nativeEvent }: ChangeEvent<PlainField>): string {
  const { inputType, isComposing } = nativeEvent as InputEvent;
  const { selectionStart } = field;
  // Browsers set the selection after the change event.
  if (inputType === 'historyUndo') setTimeout(() => leaveCaret(field));
  const isTyped = inputType === 'insertText' && !isComposing && !isReplacing;
  if (!isTyped || selectionStart === null || !isTypographyOn()) return field.value;
  const replacement = frenchReplacement(field.value.slice(0, selectionStart));
  if (replacement) replace(field, replacement, selectionStart);
  return field.value;
}

/** Collapses the selection that an undo leaves: the next character would replace the restored text. */
function leaveCaret(field: PlainField): void {
  const former = before.get(field);
  if (former?.value === field.value) field.setSelectionRange(former.caret, former.caret);
}

function replace(field: PlainField, { from, to, text }: Replacement, caret: number): void {
  before.set(field, { value: field.value, caret });
  isReplacing = true;
  field.setSelectionRange(from, to);
  // Only `execCommand` keeps the browser's undo history; it fires a change event of its own.
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!isDone) field.setRangeText(text, from, to);
  isReplacing = false;
  const after = caret + text.length - (to - from);
  field.setSelectionRange(after, after);
}
