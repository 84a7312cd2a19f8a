import { isArticlePage } from '../../../src/core/site/newest-articles.ts';
import { finishPage } from '../../../src/build/finish-page.ts';
import type { RenderBundle, RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';

/** A page that cannot be rendered. */
export interface RenderFailure {
  file: string;
  reason: string;
}

/** Renders a file and finishes it where it is a page: the bytes that `astro build` would write. @throws what its route throws */
export async function renderFile(bundle: RenderBundle, wanted: RoutedFile): Promise<Buffer> {
  const bytes = await bundle.render(wanted);
  return wanted.page ? finishPage(bytes, wanted.page.address, bundle.backOfficeModules) : bytes;
}

/** The ids of the articles whose texts files show. */
export function articlesShownBy(files: readonly RoutedFile[]): string[] {
  return files.flatMap(({ page }) => (page && isArticlePage(page) ? [page.props.article.id] : []));
}
