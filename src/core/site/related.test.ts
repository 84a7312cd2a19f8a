import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { anArticle, articlesOf } from './content.support.ts';
import { relatedArticles } from './related.ts';

/** The numbers of the articles related to the first one. */
function relatedToFirst(articles: Article[]): string[] {
  const [first] = articles;
  return first ? relatedArticles()(articles)(first).map(({ slug }) => slug?.replace('article-', '') ?? '') : [];
}

describe('relatedArticles', () => {
  it('is at most 3, never the article itself', () => {
    const articles = articlesOf(9, { categories: ['a'], tags: ['b'] });
    expect(relatedToFirst(articles)).toEqual(['2', '3', '4']);
  });

  it.each([0, 1, 2, 3])('gives the %i others there are', (others) => {
    expect(relatedToFirst(articlesOf(others + 1))).toHaveLength(others);
  });

  it('prefers a shared category to a shared tag, and a shared tag to novelty', () => {
    const subjects = { categories: ['amour'], tags: ['ville'] };
    const articles = [anArticle(1, subjects), ...articlesOf(7).slice(1)];
    articles[5] = anArticle(6, { tags: ['ville'] });
    articles[6] = anArticle(7, { categories: ['amour'] });
    expect(relatedToFirst(articles)).toEqual(['7', '6', '2']);
  });

  it('adds up what articles share', () => {
    const articles = [
      anArticle(1, { categories: ['a'], tags: ['b', 'c'] }),
      anArticle(2, { categories: ['a'] }),
      anArticle(3, { tags: ['b', 'c'] }),
      anArticle(4, { categories: ['a'], tags: ['b'] }),
    ];
    expect(relatedToFirst(articles)).toEqual(['4', '3', '2']);
  });

  it('prefers the same kind among equals', () => {
    const articles = [anArticle(1), anArticle(2, { contentType: 'anecdote' }), anArticle(3), anArticle(4)];
    expect(relatedToFirst(articles)).toEqual(['3', '4', '2']);
  });

  it('ignores case, and does not take a tag for a category', () => {
    const articles = [anArticle(1, { tags: ['Été'] }), ...articlesOf(8).slice(1)];
    articles[6] = anArticle(7, { categories: ['été'] });
    articles[7] = anArticle(8, { tags: ['ÉTÉ'] });
    expect(relatedToFirst(articles)).toEqual(['8', '2', '3']);
  });

  it('copes with subjects named like members of every object', () => {
    const articles = [anArticle(1, { tags: ['__proto__'], categories: ['constructor'] }), ...articlesOf(7).slice(1)];
    articles[6] = anArticle(7, { tags: ['__proto__'] });
    expect(relatedToFirst(articles)[0]).toBe('7');
  });

  it('stays quick when thousands of articles share every subject', () => {
    const articles = articlesOf(5000, { categories: ['a', 'b'], tags: ['c', 'd'] });
    const relatedTo = relatedArticles()(articles);
    for (const article of articles) expect(relatedTo(article)).toHaveLength(3);
  });
});
