import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isArticlePage } from '../../../src/core/site/newest-articles.ts';
import { partsOfPageKey } from '../../../src/core/site/page-key.ts';
import { categoryNavigationIn, withCategoryNavigation } from '../../../src/build/category-navigation.ts';
import { finishPage } from '../../../src/build/finish-page.ts';
import type { RenderBundle, RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';

/** More than a site has at a time: one that is kept through many publications forgets those of the former. */
const MOST_NAVIGATIONS = 1000;

/** A page that cannot be rendered. */
export interface RenderFailure {
  file: string;
  reason: string;
}

/**
 * Renders a file and finishes it where it is a page: the bytes that `astro build` would write.
 *
 * @throws what its route throws
 */
export type RenderFile = (wanted: RoutedFile) => Promise<Buffer>;

/**
 * Makes a function that renders files for a tree. A category that changes does so on every page of every list: the first
 * with its navigation is rendered, the others are those of the tree with this navigation in the place of theirs.
 *
 * @param directory the tree's root
 */
export function fileRenderer(bundle: RenderBundle, directory: string): RenderFile {
  /** By their keys; null of one whose page could not be rendered. */
  const navigations = new Map<string, Promise<Buffer | null>>();

  async function render(wanted: RoutedFile): Promise<Buffer> {
    const bytes = await bundle.render(wanted);
    return wanted.page ? finishPage(bytes, wanted.page.address, bundle.backOfficeModules) : bytes;
  }

  function formerPage(file: string): Buffer | null {
    try {
      return readFileSync(path.join(directory, file));
    } catch {
      return null;
    }
  }

  return async (wanted) => {
    const key = wanted.page && partsOfPageKey(wanted.page.key).navigation;
    if (!key) return render(wanted);
    if (wanted.isOnlyNavigationStale) {
      const navigation = await navigations.get(key);
      const former = navigation && formerPage(wanted.file);
      const page = former && withCategoryNavigation(former, navigation);
      if (page) return page;
    }
    const rendering = render(wanted);
    if (navigations.size >= MOST_NAVIGATIONS) navigations.clear();
    navigations.set(
      key,
      rendering.then(copiedNavigation, () => null),
    );
    return rendering;
  };
}

/** A copy: the page need not be held for it. */
function copiedNavigation(page: Buffer): Buffer | null {
  const navigation = categoryNavigationIn(page);
  return navigation && Buffer.from(navigation);
}

/** The ids of the articles whose texts files show. */
export function articlesShownBy(files: readonly RoutedFile[]): string[] {
  return files.flatMap(({ page }) => (page && isArticlePage(page) ? [page.props.article.id] : []));
}
