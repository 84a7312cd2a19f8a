import type { IndexFile, IsThere, WrittenIndex } from './index-writer.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { documentOf, type SearchSource } from './search-source.ts';

/** What was written, and what it replaces. */
export interface IndexUpdate extends WrittenIndex {
  /** The files that the manifest names and that were not there. */
  written: IndexFile[];
}

/**
 * Makes the index of a site at once.
 *
 * @param sources in any order
 * @param hash names a file by its text
 */
export function buildIndex(sources: readonly SearchSource[], hash: (text: string) => string): IndexUpdate {
  const byNumber = new Map(sources.map((source) => [source.number, source]));
  return updateIndex(createSearchIndex(hash), byNumber, [...byNumber.keys()], []);
}

/**
 * Brings articles into an index, takes others out, and gives all files at once.
 *
 * @param sources every article that the index then holds, by its number
 */
export function updateIndex(
  index: SearchIndex,
  sources: ReadonlyMap<number, SearchSource>,
  changed: readonly number[],
  removed: readonly number[],
  isThere?: IsThere,
): IndexUpdate {
  Array.from(index.changeInSteps(changed, (number) => sources.get(number) as SearchSource, removed));
  const shownOf = (number: number) => {
    const source = sources.get(number);
    return source ? documentOf(source) : null;
  };
  const written: IndexFile[] = [];
  const files = index.write(shownOf, isThere);
  let next = files.next();
  for (; !next.done; next = files.next()) written.push(next.value);
  return { ...next.value, written };
}
