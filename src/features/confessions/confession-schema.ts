import { check, object, pipe, string, trim } from 'valibot';
import { characterCount, maximumCharacters } from '../../presentation/forms/character-count.ts';
import { CONFESSION_FORM } from './copy.ts';

/** Characters, without surrounding blanks (document 2, section 9). */
const SHORTEST_CONFESSION = 10;
/** Characters. A text of as many emoji still fits into the limit of the mail service. */
export const LONGEST_CONFESSION = 10_000;

export function isLongEnough(text: string): boolean {
  return characterCount(text.trim()) >= SHORTEST_CONFESSION;
}

export const CONFESSION = object({
  message: pipe(
    string(),
    trim(),
    check(isLongEnough, CONFESSION_FORM.tooShort),
    maximumCharacters(LONGEST_CONFESSION, CONFESSION_FORM.tooLong),
  ),
});
