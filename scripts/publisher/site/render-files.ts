import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { isArticlePage } from '../../../src/core/site/newest-articles.ts';
import { finishPage } from '../../../src/build/finish-page.ts';
import { reusableBuffer } from '../../../src/build/reusable-buffer.ts';
import type { RenderBundle, RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';
import { withCategories, type CategoryUpdate } from '../../../src/build/shown-categories.ts';

/** A file that is rendered, or whose page is in the tree and is updated. */
export type WantedFile = RoutedFile | CategoryUpdate;

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

const memoryOfFormer = reusableBuffer();
const memoryOfUpdated = reusableBuffer();

/**
 * The page of a tree that has been updated. The next call overwrites it.
 *
 * @param directory the tree's root
 * @returns null where it is gone or damaged
 */
export function updatedPage(directory: string, update: CategoryUpdate): Buffer | null {
  try {
    return withCategories(readWith(memoryOfFormer, path.join(directory, update.file)), update, memoryOfUpdated);
  } catch {
    return null;
  }
}

/** @throws where it cannot be read, or not whole */
function readWith(allocate: (length: number) => Buffer, file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const bytes = allocate(size);
    if (readSync(descriptor, bytes) !== size) throw new Error(`${file} was not read whole`);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

/** The ids of the articles whose texts are rendered. */
export function articlesShownBy(files: readonly WantedFile[]): string[] {
  return files.flatMap((wanted) =>
    'page' in wanted && wanted.page && isArticlePage(wanted.page) ? [wanted.page.props.article.id] : [],
  );
}
