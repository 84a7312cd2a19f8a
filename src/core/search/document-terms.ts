import type { PackedTerm } from './document-block.ts';
import { WEIGHTS, type Shard } from './index-files.ts';

/** Which terms documents have, found out from the shards of an index. */
export interface DocumentTerms {
  /** Those of one more shard. Of a term with several, they come one after the other. */
  take(shard: Shard): void;
  /** In the order of the ids; none of a document that no shard names. */
  termsOf(document: number): readonly PackedTerm[];
}

/** @param idOf numbers terms: one that is met later has a higher number */
export function documentTerms(idOf: (term: string) => number): DocumentTerms {
  const byDocument = new Map<number, PackedTerm[]>();
  return {
    take({ terms, postings }) {
      for (const [place, term] of terms.entries()) {
        const id = idOf(term);
        let document = 0;
        for (const posting of postings[place] ?? []) {
          document += Math.floor(posting / WEIGHTS);
          const packed = id * WEIGHTS + (posting % WEIGHTS);
          const held = byDocument.get(document);
          if (held) held.push(packed);
          else byDocument.set(document, [packed]);
        }
      }
    },
    termsOf: (document) => byDocument.get(document) ?? [],
  };
}
