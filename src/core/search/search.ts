import type { FoundTerm, IndexReader } from './index-reader.ts';
import { parseQuery, type QueryWord } from './query.ts';

export interface Found {
  /** Numbers of the documents, the most fitting first. */
  documents: number[];
  /** Whether they hold all the words asked for, only some, or only words that look alike. */
  precision: 'all' | 'some' | 'near';
  /** The terms that matched, to mark in results. */
  terms: Set<string>;
}

interface Match {
  /** Score by document. */
  scores: Map<number, number>;
  terms: string[];
  isNear: boolean;
}

/** What a term is worth that is not the word itself but only begins like it, or looks like it. */
const BEGINNING = 0.6;
const NEAR = 0.4;
const LONGEST_SHORT_WORD = 3;

/**
 * Finds the documents that hold every word of a query, or else some of them. Rare words count for more than common
 * ones, a title for more than a text, and the newest comes first among equals.
 */
export async function search(query: string, index: IndexReader): Promise<Found> {
  const matches = await Promise.all(parseQuery(query).map((word) => matchOf(word, index)));
  const totals = new Map<number, { words: number; score: number }>();
  for (const { scores } of matches) {
    for (const [document, score] of scores) {
      const total = totals.get(document) ?? { words: 0, score: 0 };
      totals.set(document, { words: total.words + 1, score: total.score + score });
    }
  }
  const ranked = [...totals].sort(([one, a], [other, b]) => b.words - a.words || b.score - a.score || other - one);
  const complete = ranked.filter(([, { words }]) => words === matches.length);
  const shown = complete.length > 0 ? complete : ranked;
  return {
    documents: shown.map(([document]) => document),
    precision: matches.some(({ isNear }) => isNear) ? 'near' : complete.length > 0 ? 'all' : 'some',
    terms: new Set(matches.flatMap(({ terms }) => terms)),
  };
}

async function matchOf({ term, isOpen, isForgiving }: QueryWord, index: IndexReader): Promise<Match> {
  const exact = await index.exactly(term);
  // « ex » is a word; what else begins so would drown it.
  const isWhole = exact.length > 0 && term.length <= LONGEST_SHORT_WORD;
  const same = isOpen && !isWhole ? await index.startingWith(term) : exact;
  const isNear = same.length === 0 && isForgiving;
  const found = isNear ? await index.near(term, isOpen) : same;
  const scores = new Map<number, number>();
  for (const { term: foundTerm, postings } of found) {
    const likeness = foundTerm === term ? 1 : isNear ? NEAR : BEGINNING;
    const rarity = Math.log(1 + index.documentCount / postings.length);
    for (const { document, weight } of postings) {
      scores.set(document, Math.max(scores.get(document) ?? 0, weight * rarity * likeness));
    }
  }
  return { scores, terms: found.map(termOnly), isNear: isNear && found.length > 0 };
}

function termOnly({ term }: FoundTerm): string {
  return term;
}
