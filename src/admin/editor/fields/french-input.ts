import type { ChangeEvent } from 'react';
import { typeFrench } from '../../../core/editing/french-typography.ts';
import { isTypographyOn } from '../rich-text/typography.ts';

type PlainField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a plain field holds after a change, set as French is where a character was typed; what is deleted, pasted or being composed
 * stays as it is, so that a deletion takes the typography back.
 */
export function frenchValue({ currentTarget: field, nativeEvent }: ChangeEvent<PlainField>): string {
  const { inputType, isComposing } = nativeEvent as InputEvent;
  const { value, selectionStart } = field;
  if (inputType !== 'insertText' || isComposing || selectionStart === null || !isTypographyOn()) return value;
  const { text, caret } = typeFrench(value, selectionStart);
  if (text === value) return value;
  // React leaves the caret of a field that holds its value already.
  field.value = text;
  field.setSelectionRange(caret, caret);
  return text;
}
