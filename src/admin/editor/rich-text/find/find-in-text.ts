import { withoutAccents } from '../../../../core/text/without-accents.ts';

/** Range of an occurrence in UTF-16 code units, end excluded. */
interface Occurrence {
  start: number;
  end: number;
}

/** Finds all occurrences without overlaps. Ignores case, accents, kinds of apostrophe, and the width of spaces. */
export function findInText(text: string, wanted: string): Occurrence[] {
  const query = folded(wanted).text;
  if (query === '') return [];
  const { text: searched, starts, ends } = folded(text);
  const occurrences: Occurrence[] = [];
  for (let at = searched.indexOf(query); at >= 0; at = searched.indexOf(query, at + query.length)) {
    const [start = 0, end = 0] = [starts[at], ends[at + query.length - 1]];
    // « œ » compares as « oe »: a match must not begin or end inside such a letter.
    const isWhole = starts[at - 1] !== start && starts[at + query.length] !== starts[at + query.length - 1];
    if (isWhole) occurrences.push({ start, end });
  }
  return occurrences;
}

/** Folds a text for comparison, with the place of each folded character in the original. */
function folded(text: string): { text: string; starts: number[]; ends: number[] } {
  const result = { text: '', starts: [] as number[], ends: [] as number[] };
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    const compared = /\s/u.test(character) ? ' ' : withoutAccents(character);
    for (const unit of compared.split('')) {
      result.text += unit;
      result.starts.push(place);
      result.ends.push(end);
    }
    // A combining accent belongs to its letter.
    if (compared === '' && result.ends.length > 0) result.ends[result.ends.length - 1] = end;
    place = end;
  }
  return result;
}
