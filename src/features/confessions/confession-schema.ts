import { check, object, pipe, string, trim } from 'valibot';
import { characterCount, maximumCharacters } from '../../presentation/forms/character-count.ts';
import { CONFESSION_FORM } from './copy.ts';

/** Characters of a confession, without the blanks around it (document 2, section 9). */
const SHORTEST_CONFESSION = 10;
/** In characters: even of emoji, they fit in what the mail service takes. */
export const LONGEST_CONFESSION = 10_000;

/** Whether a text may be sent, as far as its length goes. */
export function isLongEnough(text: string): boolean {
  return characterCount(text.trim()) >= SHORTEST_CONFESSION;
}

/** Schema of a confession, sent without surrounding blanks. */
export const CONFESSION = object({
  message: pipe(
    string(),
    trim(),
    check(isLongEnough, CONFESSION_FORM.tooShort),
    maximumCharacters(LONGEST_CONFESSION, CONFESSION_FORM.tooLong),
  ),
});
