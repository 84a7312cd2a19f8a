import { withoutAccents } from '../../../../core/text/without-accents.ts';

/** Where a text holds what is looked for, in code units, end excluded. */
interface Occurrence {
  start: number;
  end: number;
}

/** Finds every occurrence, none over another. Case, accents and the kind of apostrophe do not count; spaces of all widths are one. */
export function findInText(text: string, wanted: string): Occurrence[] {
  const query = folded(wanted).text;
  if (query === '') return [];
  const { text: searched, starts, ends } = folded(text);
  const occurrences: Occurrence[] = [];
  for (let at = searched.indexOf(query); at >= 0; at = searched.indexOf(query, at + query.length)) {
    const [start = 0, end = 0] = [starts[at], ends[at + query.length - 1]];
    // « oe » of « œ », looked for by « e » alone, would begin inside a letter.
    const isWhole = starts[at - 1] !== start && starts[at + query.length] !== starts[at + query.length - 1];
    if (isWhole) occurrences.push({ start, end });
  }
  return occurrences;
}

/** A text as it is compared, and where each of its characters stands in the original. */
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
    // An accent written apart belongs to its letter.
    if (compared === '' && result.ends.length > 0) result.ends[result.ends.length - 1] = end;
    place = end;
  }
  return result;
}
