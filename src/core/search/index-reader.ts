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
  /** What may hold terms between the two, ends included, by its first term: a shard, or those of a common term. */
  function shardsBetween(from: string, to: string): string[][] {
    const ranges = manifest.shards
      .filter(([firstTerm], index) => {
        const nextFirst = manifest.shards[index + 1]?.[0];
        return firstTerm <= to && (nextFirst === undefined || nextFirst > from);
      })
      .map(([firstTerm, name]) => ({ firstTerm, names: [name] }));
    const common = manifest.common
      .filter(([term]) => term >= from && term <= to)
      .map(([firstTerm, ...names]) => ({ firstTerm, names }));
    return [...ranges, ...common].sort((a, b) => (a.firstTerm < b.firstTerm ? -1 : 1)).map(({ names }) => names);
  }

  /** Of too many terms, those that the most documents hold. */
  async function termsIn(found: string[][], isWanted: (term: string) => boolean): Promise<FoundTerm[]> {
    const shards = await Promise.all(found.slice(0, MOST_SHARDS).flat().map(loadShard));
    const partsByTerm = new Map<string, number[][]>();
    for (const { terms, postings } of shards) {
      terms.forEach((term, index) => {
        if (isWanted(term)) partsByTerm.set(term, [...(partsByTerm.get(term) ?? []), postings[index] ?? []]);
      });
    }
    return Array.from(partsByTerm, ([term, parts]) => ({ term, parts, count: parts.flat().length }))
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_TERMS)
      .map(({ term, parts }) => ({ term, postings: parts.flatMap(unpack) }));
  }

  /** A common term stands in no shard but its own. */
  function shardsOf(term: string): string[][] {
    const [, ...names] = manifest.common.find(([common]) => common === term) ?? [];
    return names.length > 0 ? [names] : shardsBetween(term, term);
  }

  return {
    documentCount: manifest.documentCount,
    exactly: (term) => termsIn(shardsOf(term), (candidate) => candidate === term),
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
