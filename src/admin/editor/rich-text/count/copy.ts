import type { TextLength } from './count-text.ts';

const number = (value: number) => value.toLocaleString('fr-FR');

/** @example « 1 234 mots, 6 789 signes » */
export function writtenLength({ words, characters }: TextLength): string {
  return `${number(words)} ${words > 1 ? 'mots' : 'mot'}, ${number(characters)} ${characters > 1 ? 'signes' : 'signe'}`;
}
