import { isOneEditAway } from './one-edit.ts';
import { WEIGHTS, type Manifest, type Shard } from './index-files.ts';

export interface Posting {
  document: number;
  weight: number;
}

export interface FoundTerm {
  term: string;
  postings: Posting[];
}

export interface IndexReader {
  documentCount: number;
  /** The term itself, or none. */
  exactly(term: string): Promise<FoundTerm[]>;
  /** The terms that begin so. */
  startingWith(beginning: string): Promise<FoundTerm[]>;
  /** The terms one letter away; those that begin one letter away too when `isOpen`. */
  near(term: string, isOpen: boolean): Promise<FoundTerm[]>;
}

/** Shards that one word of a query may load: what two letters begin can fill many, and its first terms are enough. */
const MOST_SHARDS = 4;
/** Terms that one beginning may stand for. */
const MOST_TERMS = 60;
/** Comes after every letter. */
const LAST = '\uffff';

/**
 * Finds terms in an index, shard by shard.
 *
 * @param loadShard gives a shard by its name
 */
export function indexReader(manifest: Manifest, loadShard: (name: string) => Promise<Shard>): IndexReader {
  /** The shards that may hold terms between the two, ends included. */
  function shardsBetween(from: string, to: string): string[] {
    return manifest.shards
      .filter(([firstTerm], index) => {
        const nextFirst = manifest.shards[index + 1]?.[0];
        return firstTerm <= to && (nextFirst === undefined || nextFirst > from);
      })
      .map(([, name]) => name);
  }

  /** Of too many terms, those that the most documents hold. */
  async function termsIn(names: string[], isWanted: (term: string) => boolean): Promise<FoundTerm[]> {
    const shards = await Promise.all(names.slice(0, MOST_SHARDS).map(loadShard));
    return shards
      .flatMap(({ terms, postings }) =>
        terms.flatMap((term, index) => (isWanted(term) ? [{ term, packed: postings[index] ?? [] }] : [])),
      )
      .sort((a, b) => b.packed.length - a.packed.length)
      .slice(0, MOST_TERMS)
      .map(({ term, packed }) => ({ term, postings: unpack(packed) }));
  }

  return {
    documentCount: manifest.documentCount,
    exactly: (term) => termsIn(shardsBetween(term, term), (candidate) => candidate === term),
    startingWith: (beginning) =>
      termsIn(shardsBetween(beginning, beginning + LAST), (candidate) => candidate.startsWith(beginning)),
    near(term, isOpen) {
      const isNear = (candidate: string) =>
        isOneEditAway(term, candidate) || (isOpen && isOneEditAway(term, candidate.slice(0, term.length)));
      // The wrong letter may be the first one, where the whole index is small enough to be looked through.
      const heads = [0, 1, 2, 3].map((length) => term.slice(0, length));
      const ranges = heads.map((head) => shardsBetween(head, head + LAST));
      return termsIn(ranges.find((names) => names.length <= MOST_SHARDS) ?? ranges.at(-1) ?? [], isNear);
    },
  };
}

function unpack(packed: number[]): Posting[] {
  let document = 0;
  return packed.map((posting) => {
    document += Math.floor(posting / WEIGHTS);
    return { document, weight: posting % WEIGHTS };
  });
}
