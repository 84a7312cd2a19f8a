import { readableText } from '../text/plain-text.ts';
import { flatCopy } from '../text/flat-copy.ts';
import { WEIGHTS } from './index-files.ts';
import type { SearchSource } from './search-source.ts';
import { termsOf, wordsOf } from './words.ts';

/** How much a term weighs by where it stands, besides once to three times in the text itself; `HEAVIEST` at most in all. */
const FIELD_WEIGHTS = { title: 7, tags: 5, categories: 4, description: 3, headings: 1 };
type Field = keyof typeof FIELD_WEIGHTS;
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];
/** The fields that are known without the text. */
const GIVEN_FIELDS = FIELDS.filter((field) => field !== 'headings');
type GivenField = (typeof GIVEN_FIELDS)[number];
/** What a term weighs at most: one that weighs so much would often weigh more. */
const HEAVIEST = WEIGHTS - 1;
/** By set of fields, one bit each. */
const FIELD_SET_WEIGHTS = Array.from({ length: 1 << FIELDS.length }, (_, fieldSet) =>
  FIELDS.reduce((sum, field, bit) => sum + (fieldSet & (1 << bit) ? FIELD_WEIGHTS[field] : 0), 0),
);

/** A term while an article is read. */
interface Tally<Term> {
  term: Term;
  /** One bit a field. */
  fieldSet: number;
  /** In the text. */
  occurrences: number;
}

export interface WeighedTerm<Term> {
  term: Term;
  /** From 1 to 15. */
  weight: number;
}

/**
 * Makes a function that gives the terms of an article with their weights, in no order. It remembers the terms of the words
 * that it has met, for there are millions in a site and few different ones: it is to be let go now and then.
 *
 * @param termOf what stands for a term, the same each time
 */
export function termWeigher<Term>(termOf: (text: string) => Term): (source: SearchSource) => WeighedTerm<Term>[] {
  const tallies = new Map<Term, Tally<Term>>();
  const known = new Map<string, Tally<Term>[]>();

  function tallyOf(text: string): Tally<Term> {
    const term = termOf(text);
    let tally = tallies.get(term);
    if (!tally) tallies.set(term, (tally = { term, fieldSet: 0, occurrences: 0 }));
    return tally;
  }

  function found(word: string): Tally<Term>[] {
    let ofWord = known.get(word);
    if (!ofWord) known.set(flatCopy(word), (ofWord = termsOf(word).map(tallyOf)));
    return ofWord;
  }

  return (source) => {
    const met: Tally<Term>[] = [];
    const meet = (tally: Tally<Term>) => {
      if (tally.fieldSet === 0 && tally.occurrences === 0) met.push(tally);
    };
    const { text, headings } = readSafely(source.content);
    const fields: Record<Field, string> = { ...givenFields(source), headings };
    FIELDS.forEach((field, bit) => {
      for (const word of wordsOf(fields[field])) {
        for (const tally of found(word)) {
          meet(tally);
          tally.fieldSet |= 1 << bit;
        }
      }
    });
    for (const word of wordsOf(text)) {
      for (const tally of found(word)) {
        meet(tally);
        tally.occurrences += 1;
      }
    }
    return met.map((tally) => {
      const weight = weightOf(tally.fieldSet, tally.occurrences);
      tally.fieldSet = 0;
      tally.occurrences = 0;
      return { term: tally.term, weight };
    });
  };
}

/**
 * Makes a function that tells how much more, or less, terms weigh in an article whose text is as it was. It remembers the
 * terms of words, as `termWeigher` does. Terms that weigh the same are left out, or stand there with 0.
 *
 * @param termOf what stands for a term, the same each time
 */
export function fieldComparer<Term>(
  termOf: (text: string) => Term,
): (former: SearchSource, source: SearchSource) => Map<Term, number> {
  const known = new Map<string, Term[]>();

  function found(word: string): Term[] {
    let ofWord = known.get(word);
    if (!ofWord) known.set(word, (ofWord = termsOf(word).map(termOf)));
    return ofWord;
  }

  return (former, source) => {
    const differences = new Map<Term, number>();
    const [before, after] = [givenFields(former), givenFields(source)];
    const count = (text: string, weight: number) => {
      for (const term of new Set(wordsOf(text).flatMap(found))) {
        differences.set(term, (differences.get(term) ?? 0) + weight);
      }
    };
    for (const field of GIVEN_FIELDS) {
      if (before[field] === after[field]) continue;
      count(before[field], -FIELD_WEIGHTS[field]);
      count(after[field], FIELD_WEIGHTS[field]);
    }
    return differences;
  };
}

/**
 * What a term weighs that weighed so much, and weighs so much more or less.
 *
 * @param weight 0 where the article did not have it
 * @returns null where only the text can tell
 */
export function changedWeight(weight: number, difference: number): number | null {
  if (weight === HEAVIEST && difference < 0) return null;
  return Math.min(weight + difference, HEAVIEST);
}

function givenFields({ title, tags, categories, description }: SearchSource): Record<GivenField, string> {
  return { title, tags: tags.join(' '), categories: categories.join(' '), description };
}

function weightOf(fieldSet: number, occurrences: number): number {
  const text = occurrences === 0 ? 0 : occurrences === 1 ? 1 : occurrences < 5 ? 2 : 3;
  return Math.min((FIELD_SET_WEIGHTS[fieldSet] ?? 0) + text, HEAVIEST);
}

/** An article whose HTML cannot be read is found by its title; its page says what is wrong with it. */
function readSafely(html: string): { text: string; headings: string } {
  try {
    return readableText(html);
  } catch {
    return { text: '', headings: '' };
  }
}
