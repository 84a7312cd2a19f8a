import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { articleLists } from './article-lists.ts';
import { anArticle, articlesOf } from './content.support.ts';
import { seededRandom } from '../text/seeded-random.support.ts';
import { relatedArticles } from './related.ts';

/** Returns the numbers of the articles related to the first article. */
function relatedToFirst(articles: Article[]): string[] {
  const [first] = articles;
  return first
    ? relatedArticles()(articleLists(articles))(first).map(({ slug }) => slug?.replace('article-', '') ?? '')
    : [];
}

/** Returns the slugs of related articles the slow way: sorts all candidates by their score. */
function bySorting(article: Article, newestFirst: Article[]): (string | null)[] {
  const nearAmong = (sharing: Article[], weight: number) => {
    const place = sharing.indexOf(article);
    return sharing.slice(Math.max(0, place - 6), place + 7).map((other) => ({ other, weight }));
  };
  const near = (names: (one: Article) => string[], weight: number) =>
    names(article).flatMap((name) =>
      nearAmong(
        newestFirst.filter((other) => names(other).includes(name)),
        weight,
      ),
    );
  const candidates = [
    ...nearAmong(newestFirst, 0),
    ...near(({ categories }) => categories, 3),
    ...near(({ tags }) => tags, 2),
  ];
  const scoreOf = (other: Article) =>
    candidates.reduce((sum, candidate) => sum + (candidate.other === other ? candidate.weight : 0), 0) +
    (other.contentType === article.contentType ? 1 : 0);
  const isCandidate = new Set(candidates.map(({ other }) => other));
  return newestFirst
    .filter((other) => isCandidate.has(other) && other !== article)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, 3)
    .map(({ slug }) => slug);
}

describe('relatedArticles', () => {
  it('returns at most 3 articles, never the article itself', () => {
    const articles = articlesOf(9, { categories: ['a'], tags: ['b'] });
    expect(relatedToFirst(articles)).toEqual(['2', '3', '4']);
  });

  it.each([0, 1, 2, 3])('returns all others when there are only %i', (others) => {
    expect(relatedToFirst(articlesOf(others + 1))).toHaveLength(others);
  });

  it('prefers a shared category to a shared tag, and a shared tag to novelty', () => {
    const subjects = { categories: ['amour'], tags: ['ville'] };
    const articles = [anArticle(1, subjects), ...articlesOf(7).slice(1)];
    articles[5] = anArticle(6, { tags: ['ville'] });
    articles[6] = anArticle(7, { categories: ['amour'] });
    expect(relatedToFirst(articles)).toEqual(['7', '6', '2']);
  });

  it('adds up the weights of shared categories and tags', () => {
    const articles = [
      anArticle(1, { categories: ['a'], tags: ['b', 'c'] }),
      anArticle(2, { categories: ['a'] }),
      anArticle(3, { tags: ['b', 'c'] }),
      anArticle(4, { categories: ['a'], tags: ['b'] }),
    ];
    expect(relatedToFirst(articles)).toEqual(['4', '3', '2']);
  });

  it('prefers an article of the same type among equals', () => {
    const articles = [anArticle(1), anArticle(2, { contentType: 'anecdote' }), anArticle(3), anArticle(4)];
    expect(relatedToFirst(articles)).toEqual(['3', '4', '2']);
  });

  it('ignores case, and does not take a tag for a category', () => {
    const articles = [anArticle(1, { tags: ['Été'] }), ...articlesOf(8).slice(1)];
    articles[6] = anArticle(7, { categories: ['été'] });
    articles[7] = anArticle(8, { tags: ['ÉTÉ'] });
    expect(relatedToFirst(articles)).toEqual(['8', '2', '3']);
  });

  it('handles tags and categories named like members of every object', () => {
    const articles = [anArticle(1, { tags: ['__proto__'], categories: ['constructor'] }), ...articlesOf(7).slice(1)];
    articles[6] = anArticle(7, { tags: ['__proto__'] });
    expect(relatedToFirst(articles)[0]).toBe('7');
  });

  it('returns the same articles as sorting all candidates, after any series of changes', () => {
    const random = seededRandom(7);
    const some = (names: string[]) => names.filter(() => random() < 0.2);
    const anyArticle = (number: number) =>
      anArticle(number, {
        categories: some(['a', 'b', 'c']),
        tags: some(['d', 'e', 'f', 'g']),
        contentType: random() < 0.5 ? 'blog' : 'anecdote',
      });
    const relate = relatedArticles();
    let articles = Array.from({ length: 4 }, (_, index) => anyArticle(index + 100));
    let hidden: Article[] = [];
    const isRare = () => random() < 0.1;
    for (let round = 0; round < 60; round += 1) {
      const change = round % 5;
      if (change === 0) hidden = articles.filter(isRare);
      if (change === 1) hidden = [];
      if (change === 2) articles = articles.filter(() => !isRare());
      if (change === 3) articles = articles.map((article) => (isRare() ? anyArticle(article.number) : article));
      if (change > 1) articles = [anyArticle(99 - round), ...articles];
      const shown = articles.filter((article) => !hidden.includes(article));
      const relatedTo = relate(articleLists(shown));
      // Each round asks for some of the articles only.
      for (const article of shown.filter(() => random() < 0.8)) {
        expect(relatedTo(article).map(({ slug }) => slug)).toEqual(bySorting(article, shown));
      }
    }
  });

  it('finds an article that is added at the far end of the window of 6 neighbours', () => {
    const newest = anArticle(1);
    const others = articlesOf(8, { contentType: 'anecdote' }).slice(1).with(5, anArticle(7));
    const relate = relatedArticles();
    const numbersAmong = (articles: Article[]) =>
      relate(articleLists([newest, ...articles]))(newest).map(({ number }) => number);
    expect(numbersAmong(others.toSpliced(5, 1))).toEqual([2, 3, 4]);
    expect(numbersAmong(others)).toEqual([7, 2, 3]);
  });

  it('answers for former lists as before, after newer lists were given', () => {
    const articles = articlesOf(4);
    const relate = relatedArticles();
    const former = relate(articleLists(articles.slice(1)));
    const latter = relate(articleLists(articles));
    const [, second] = articles;
    const numbersFrom = (relatedTo: typeof former) => second && relatedTo(second).map(({ number }) => number);
    expect(numbersFrom(former)).toEqual([3, 4]);
    expect(numbersFrom(latter)).toEqual([1, 3, 4]);
    expect(numbersFrom(former)).toEqual([3, 4]);
  });

  it('chooses among the 6 nearest articles of each category, even if a newer article shares more categories', () => {
    const articles = [
      anArticle(1, { categories: ['a', 'b'] }),
      ...articlesOf(15, { categories: ['b'] }).slice(9),
      ...articlesOf(21, { categories: ['a'] }).slice(15),
      anArticle(22, { categories: ['a', 'b'] }),
    ];
    const relatedTo = relatedArticles()(articleLists(articles));
    const [last] = articles.slice(-1);
    expect(last && relatedTo(last).map(({ slug }) => slug)).toEqual(['article-10', 'article-11', 'article-12']);
  });

  it('changes for at most 7 of 5,000 articles with equal subjects when an article is added or removed', () => {
    const articles = articlesOf(5000, { categories: ['a', 'b'], tags: ['c', 'd'] });
    const relate = relatedArticles();
    const relationsOf = (shown: Article[]) => {
      const relatedTo = relate(articleLists(shown));
      return new Map(shown.map((article) => [article, relatedTo(article).map(({ id }) => id)]));
    };
    const before = relationsOf(articles.slice(1));
    const changedIn = (shown: Article[]) =>
      Array.from(relationsOf(shown)).filter(([article, related]) => before.get(article)?.join() !== related.join())
        .length;
    expect(changedIn(articles)).toBe(7);
    expect(changedIn(articles.slice(1))).toBe(0);
    expect(changedIn(articles.slice(1).toSpliced(2500, 1))).toBe(6);
  });
});
