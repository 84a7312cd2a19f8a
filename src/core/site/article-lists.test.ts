import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { seededRandom } from '../text/seeded-random.support.ts';
import {
  articleLists,
  categoryKey,
  changeBetween,
  changedLists,
  listOf,
  NO_LISTS,
  indexIn,
  typeKey,
} from './article-lists.ts';
import { anArticle, articlesOf } from './content.support.ts';
import { newestFirst } from './newest-first.ts';

const NAMES = ['Amour', 'amour', 'Humour', 'Voyage'];

/** Yields states of a site, each a few changes after the previous state. */
function* randomStates(count: number): Generator<Article[]> {
  const random = seededRandom(7);
  const some = (names: string[]) => names.filter(() => random() < 0.3);
  const anyArticle = () =>
    anArticle(1 + Math.floor(random() * 40), {
      contentType: random() < 0.5 ? 'blog' : 'anecdote',
      categories: some(NAMES),
      tags: some(NAMES),
    });
  let articles: Article[] = [];
  for (let state = 0; state < count; state += 1) {
    for (let change = Math.floor(random() * 5); change > 0; change -= 1) {
      const written = anyArticle();
      const place = articles.findIndex(({ id }) => id === written.id);
      const isDeleted = random() < 0.3;
      if (place < 0) articles = [...articles, written];
      else articles = articles.toSpliced(place, 1, ...(isDeleted ? [] : [written]));
    }
    yield articles;
  }
}

describe('the lists of articles', () => {
  it('equal lists built from scratch after each incremental change', () => {
    let former: Article[] = [];
    let lists = NO_LISTS;
    for (const articles of randomStates(300)) {
      lists = changedLists(lists, changeBetween(former, articles));
      expect(lists).toEqual(articleLists(articles));
      former = articles;
    }
  });

  it('hold every article under its type, categories and tags, the newest first', () => {
    for (const articles of randomStates(30)) {
      const lists = articleLists(articles);
      const sorted = newestFirst(articles);
      expect(lists.all).toEqual(sorted);
      expect(listOf(lists, typeKey('blog'))).toEqual(sorted.filter(({ contentType }) => contentType === 'blog'));
      expect(listOf(lists, categoryKey('anecdote', { name: 'AMOUR' }))).toEqual(
        sorted.filter(
          ({ contentType, categories }) =>
            contentType === 'anecdote' && categories.some((name) => name.toLowerCase() === 'amour'),
        ),
      );
      expect(listOf(lists, 'tag:voyage')).toEqual(sorted.filter(({ tags }) => tags.includes('Voyage')));
      for (const article of articles) expect(lists.all[indexIn(lists.all, article)]).toBe(article);
    }
  });

  it('stay the same objects when their articles have not changed', () => {
    const [first, second, third] = [anArticle(1), anArticle(2, { contentType: 'anecdote' }), anArticle(3)];
    const before = articleLists([first, second]);
    const after = changedLists(before, { added: [third], removed: [] });
    expect(listOf(after, typeKey('anecdote'))).toBe(listOf(before, typeKey('anecdote')));
    expect(listOf(after, typeKey('blog'))).toEqual([first, third]);
    expect(listOf(before, typeKey('blog'))).toEqual([first]);
    expect(changedLists(before, { added: [], removed: [] })).toBe(before);
  });

  it('lose a key when its last article is removed', () => {
    const article = anArticle(1, { categories: ['Amour'] });
    const { byKey } = changedLists(articleLists([article]), { added: [], removed: [article] });
    expect([...byKey]).toEqual([]);
  });
});

describe('indexIn', () => {
  it('finds an article by identity, and returns -1 for a copy of it', () => {
    const articles = articlesOf(5);
    expect(indexIn(articles, articles[3] as Article)).toBe(3);
    expect(indexIn(articles, anArticle(4))).toBe(-1);
    expect(indexIn([], anArticle(4))).toBe(-1);
  });
});

describe('changeBetween', () => {
  it('returns the added and the removed articles, at any position', () => {
    let former: Article[] = [];
    for (const articles of randomStates(200)) {
      const { added, removed } = changeBetween(former, articles);
      expect(new Set(added)).toEqual(new Set(articles).difference(new Set(former)));
      expect(new Set(removed)).toEqual(new Set(former).difference(new Set(articles)));
      former = articles;
    }
  });

  it('finds no change when only the order of the articles differs', () => {
    const articles = articlesOf(5);
    expect(changeBetween(articles, articles.toReversed())).toEqual({ added: [], removed: [] });
  });
});
