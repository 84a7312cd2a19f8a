import { fileOfPage } from '../../../src/build/page-file.ts';
import { pageOutput, type Output } from '../../../src/build/outputs.ts';
import { partsOfPageKey } from '../../../src/core/site/page-key.ts';
import type { Page } from '../../../src/core/site/pages.ts';
import type { TreeFile } from '../trees/tree-record.ts';

/** What a tree lacks, or has otherwise than it should be. */
export interface StaleOutputs {
  isStale(output: Output): boolean;
  /**
   * The outputs of the pages that are stale, and says of each whether only its categories are. Looks as it is read: most pages of a
   * large site are not stale, and nothing is made of them.
   */
  ofPages(pages: Iterable<Page>): Generator<Output, void>;
}

/**
 * @param known what the tree has
 * @param kept files that stay as they are
 */
export function staleOutputs(known: ReadonlyMap<string, TreeFile>, kept: ReadonlySet<string>): StaleOutputs {
  const isStaleFile = (file: string, key: string) => known.get(file)?.key !== key && !kept.has(file);

  return {
    isStale: (output) => isStaleFile(output.file, output.key()),
    *ofPages(pages) {
      for (const page of pages) {
        const file = fileOfPage(page.address);
        if (!isStaleFile(file, page.key)) continue;
        const former = known.get(file);
        const areOnlyCategoriesStale = former !== undefined && contentKeyOf(former) === contentKeyOf(page);
        yield { ...pageOutput(page), areOnlyCategoriesStale };
      }
    },
  };
}

function contentKeyOf({ key }: Pick<Page, 'key'>): string {
  return partsOfPageKey(key).content;
}
