import type { Manifest } from './index-files.ts';
import type { IndexFile } from './index-writer.ts';
import { createSearchIndex } from './search-index.ts';
import type { SearchSource } from './search-source.ts';

export interface BuiltIndex {
  manifest: Manifest;
  /** Every file that the manifest names. */
  files: IndexFile[];
}

/**
 * Makes the index of a site at once.
 *
 * @param sources in any order
 * @param hash names a file by its text
 */
export function buildIndex(sources: readonly SearchSource[], hash: (text: string) => string): BuiltIndex {
  const { manifest, written } = createSearchIndex(hash).update(sources, []);
  return { manifest, files: written };
}
