import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Page } from '../../core/site/pages.ts';
import { isArticlePage } from '../../core/site/newest-articles.ts';
import { searchSourceOf } from './search-source-of.ts';

/** A file of the search index, by its address on the site. */
export interface SearchFile {
  address: string;
  text: string;
}

/**
 * Indexes the articles of a site in a second thread, while the first one renders their pages.
 *
 * @param textOf gives the text of an article by its id
 * @param imageOrigin where uploaded pictures come from, besides the site itself
 */
export async function searchFiles(
  pages: readonly Page[],
  textOf: (id: string) => Promise<string>,
  imageOrigin: string | null,
): Promise<SearchFile[]> {
  const sources = pages
    .filter(isArticlePage)
    .map(async (page) => searchSourceOf(page, await textOf(page.props.article.id), imageOrigin));
  const worker = new Worker(new URL('./search-thread.ts', import.meta.url), {
    workerData: await Promise.all(sources),
  });
  const [files] = (await once(worker, 'message')) as [SearchFile[]];
  return files;
}
