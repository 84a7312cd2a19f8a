import { expect, it } from 'vitest';
import { anArticle, contentOf, EFFECTS } from './content.support.ts';
import { listPages } from './list-pages.ts';
import { byArticleNumber, isArticlePage } from './newest-articles.ts';

it('byArticleNumber puts article pages first, by ascending number, and keeps every other page', () => {
  const pages = listPages(contentOf({ articles: [3, 11, 2, 1].map((number) => anArticle(number)) }), EFFECTS);
  const ordered = byArticleNumber(pages);
  expect(ordered.slice(0, 4).map((page) => isArticlePage(page) && page.props.article.number)).toEqual([1, 2, 3, 11]);
  expect(ordered.slice(4).some(isArticlePage)).toBe(false);
  expect(new Set(ordered)).toEqual(new Set(pages));
});
