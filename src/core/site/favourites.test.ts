import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { anArticle, articlesOf } from './content.support.ts';
import { favouritesOf } from './favourites.ts';

/** Returns the numbers of the favourites when the spotlight, by default the newest article, is shown large. */
const numbersOf = (articles: Article[], spotlight = articles[0]) =>
  favouritesOf(articles, spotlight).map(({ slug }) => Number(slug?.replace('article-', '')));
const featured = (number: number) => anArticle(number, { isFeatured: true });

describe('favouritesOf', () => {
  it('gives the featured articles, the newest first, however often they are read', () => {
    const articles = [anArticle(1), featured(2), anArticle(3, { readCount: 9 }), featured(4)];
    expect(numbersOf(articles)).toEqual([2, 4]);
  });

  it('leaves out the article shown large above', () => {
    expect(numbersOf([featured(1), featured(2), anArticle(3)])).toEqual([2]);
  });

  it.each([
    [18, 17],
    [19, 18],
    [20, 18],
    [40, 18],
  ])('with %i featured articles, the newest of them shown large, gives %i', (count, expected) => {
    const numbers = numbersOf(articlesOf(count, { isFeatured: true }));
    expect(numbers).toHaveLength(expected);
    expect(numbers[0]).toBe(2);
  });

  it('gives at most 18 featured articles when the article shown large is not featured', () => {
    expect(numbersOf([anArticle(1), ...articlesOf(30, { isFeatured: true }).slice(1)])).toHaveLength(18);
  });

  it('gives the 6 most read articles when no article is featured, the newest first among equals', () => {
    const articles = [9, 5, 9, 5, 0, 1, 0, 7].map((readCount, index) => anArticle(index + 1, { readCount }));
    expect(numbersOf(articles)).toEqual([3, 8, 2, 4, 6, 5]);
  });

  it('gives the most read articles when the only featured article is shown large', () => {
    expect(numbersOf([featured(1), anArticle(2), anArticle(3, { readCount: 1 })])).toEqual([3, 2]);
  });

  it('repeats the article shown large when there is no other article', () => {
    expect(numbersOf([featured(1)])).toEqual([1]);
    expect(numbersOf([anArticle(1)])).toEqual([1]);
  });

  it('returns an empty list for no articles', () => {
    expect(numbersOf([])).toEqual([]);
  });

  it('gives every featured article when no article is shown large', () => {
    expect(favouritesOf([featured(1), featured(2)], undefined)).toHaveLength(2);
  });
});
