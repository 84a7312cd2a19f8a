import type { ContentType } from '../article/content-type.ts';
import type { Page } from './pages.ts';

export const ITEMS_PER_FEED = 30;

export type ArticlePage = Extract<Page, { props: { article: object } }>;

/**
 * Returns the newest articles for a feed.
 * @param pages of the site, newest article first
 * @param contentType null for both kinds
 */
export function newestArticles(pages: readonly Page[], contentType: ContentType | null): ArticlePage[] {
  const newest: ArticlePage[] = [];
  for (const page of pages) {
    if (!isArticlePage(page) || (contentType !== null && page.props.article.contentType !== contentType)) continue;
    newest.push(page);
    if (newest.length === ITEMS_PER_FEED) break;
  }
  return newest;
}

export function isArticlePage(page: Page): page is ArticlePage {
  return 'article' in page.props;
}

/** Returns the pages with articles first, in the order of their numbers. */
export function byArticleNumber(pages: readonly Page[]): Page[] {
  const articles = pages
    .filter(isArticlePage)
    .sort((one, other) => one.props.article.number - other.props.article.number);
  return [...articles, ...pages.filter((page) => !isArticlePage(page))];
}
