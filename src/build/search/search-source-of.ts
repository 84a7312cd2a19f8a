import { ownCover } from '../../core/article/cover.ts';
import type { SearchSource } from '../../core/search/search-source.ts';
import type { ArticlePage } from '../../core/site/newest-articles.ts';

/**
 * What the search index knows of an article's page. It changes with nothing but the page's key.
 *
 * @param content the article's text, HTML as stored
 * @param imageOrigin where uploaded pictures come from, besides the site itself
 */
export function searchSourceOf(
  { address, props: { article, categories, dateLabel } }: ArticlePage,
  content: string,
  imageOrigin: string | null,
): SearchSource {
  return {
    number: article.number,
    address,
    title: article.title,
    description: article.description,
    content,
    tags: article.tags,
    categories: categories.map(({ name }) => name),
    cover: ownCover(article.imageUrl, imageOrigin),
    contentType: article.contentType,
    date: article.publishedAt,
    dateLabel,
    readingTime: article.readingTime,
  };
}
