import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isArticlePage } from '../../../src/core/site/newest-articles.ts';
import { finishPage } from '../../../src/build/finish-page.ts';
import type { RenderBundle, RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';
import { withCategories } from '../../../src/build/shown-categories.ts';

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
export async function renderFile(bundle: RenderBundle, wanted: RoutedFile): Promise<Buffer> {
  const bytes = await bundle.render(wanted);
  return wanted.page ? finishPage(bytes, wanted.page.address, bundle.backOfficeModules) : bytes;
}

/**
 * The page of a tree with the categories that are given for it: the same bytes as if it were rendered.
 *
 * @param directory the tree's root
 * @returns null where none are given, or the page is gone or damaged
 */
export function updatedPage(directory: string, { file, page, categories }: RoutedFile): Buffer | null {
  if (!page || categories === undefined) return null;
  try {
    return withCategories(page, readFileSync(path.join(directory, file)), categories);
  } catch {
    return null;
  }
}

/** The ids of the articles whose texts are rendered. */
export function articlesShownBy(files: readonly RoutedFile[]): string[] {
  return files.flatMap(({ page, categories }) =>
    page && categories === undefined && isArticlePage(page) ? [page.props.article.id] : [],
  );
}
