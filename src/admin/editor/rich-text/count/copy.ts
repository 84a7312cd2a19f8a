import type { TextLength } from './count-text.ts';
import { counted } from '../../../../core/text/plural.ts';

/** @example « 1 234 mots, 6 789 signes » */
export function writtenLength({ words, characters }: TextLength): string {
  return `${counted(words, 'mot', 'mots')}, ${counted(characters, 'signe', 'signes')}`;
}
