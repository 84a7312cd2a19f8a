import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ownCover } from '../../core/article/cover.ts';
import type { SearchSource } from '../../core/search/build-index.ts';
import type { Page } from '../../core/site/pages.ts';

/** A file of the search index, by its address on the site. */
export interface SearchFile {
  address: string;
  text: string;
}

/**
 * Indexes the articles of a site in a second thread, while the first one renders their pages.
 *
 * @param imageOrigin where uploaded pictures come from, besides the site itself
 */
export async function searchFiles(pages: readonly Page[], imageOrigin: string | null): Promise<SearchFile[]> {
  const worker = new Worker(new URL('./search-thread.ts', import.meta.url), {
    workerData: pages.flatMap((page) => sourcesOf(page, imageOrigin)),
  });
  const [files] = (await once(worker, 'message')) as [SearchFile[]];
  return files;
}

function sourcesOf({ address, props }: Page, imageOrigin: string | null): SearchSource[] {
  if (!('article' in props)) return [];
  const { article, categories, dateLabel } = props;
  return [
    {
      address,
      title: article.title,
      description: article.description,
      content: article.content,
      tags: article.tags,
      categories: categories.map(({ name }) => name),
      cover: ownCover(article.imageUrl, imageOrigin),
      contentType: article.contentType,
      date: article.publishedAt,
      dateLabel,
      readingTime: article.readingTime,
    },
  ];
}
