import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partsOfPageKey } from '../../../src/core/site/page-key.ts';
import type { Page } from '../../../src/core/site/pages.ts';
import type { Output } from '../../../src/build/outputs.ts';
import type { RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';
import {
  categoriesIn,
  categoryUpdate,
  type CategoryUpdate,
  type ShownCategories,
} from '../../../src/build/shown-categories.ts';

type PageFile = RoutedFile & { page: Page };

/** Pages that are rendered, and those that need only show categories as one of these does. */
export interface DividedPages {
  rendered: PageFile[];
  /** With the page whose categories it takes over. */
  updated: { wanted: PageFile; example: PageFile }[];
}

/**
 * Divides pages: a category that changes does so on every page of every list, and on those of its articles. Of the pages
 * that show the same categories, one is rendered.
 */
export function dividedByCategories(outputs: readonly Output[]): DividedPages {
  const examples = new Map<string, PageFile>();
  const rendered: PageFile[] = [];
  const updatable: { wanted: PageFile; categories: string }[] = [];
  for (const { source, areOnlyCategoriesStale } of outputs) {
    if (typeof source === 'function' || !isPageFile(source)) continue;
    const { categories } = partsOfPageKey(source.page.key);
    if (areOnlyCategoriesStale && categories !== null) updatable.push({ wanted: source, categories });
    else {
      rendered.push(source);
      if (categories !== null) examples.set(categories, source);
    }
  }
  const updated: DividedPages['updated'] = [];
  for (const { wanted, categories } of updatable) {
    const example = examples.get(categories);
    if (example) updated.push({ wanted, example });
    else {
      examples.set(categories, wanted);
      rendered.push(wanted);
    }
  }
  return { rendered, updated };
}

/**
 * The updates of pages that show categories as their examples do, once these are rendered.
 *
 * @param directory of the tree that the examples have been rendered into
 * @param failed files that could not be rendered: what the tree has of them is of former publications
 * @returns the page itself where its example cannot tell
 */
export function updatesFromExamples(
  updated: DividedPages['updated'],
  directory: string,
  failed: ReadonlySet<string>,
): (CategoryUpdate | PageFile)[] {
  const known = new Map<PageFile, ShownCategories | null>();
  function shownBy(example: PageFile): ShownCategories | null {
    let shown = known.get(example);
    if (shown === undefined) {
      shown = failed.has(example.file)
        ? null
        : categoriesIn(example.page, readFileSync(path.join(directory, example.file)));
      known.set(example, shown);
    }
    return shown;
  }
  return updated.map(({ wanted, example }) => {
    const shown = shownBy(example);
    return shown === null ? wanted : categoryUpdate(wanted.file, wanted.page, shown);
  });
}

function isPageFile(source: RoutedFile): source is PageFile {
  return source.page !== undefined;
}
