import { expect, it } from 'vitest';
import type { Article } from '../../../src/core/article/article.ts';
import { changeBetween } from '../../../src/core/site/article-lists.ts';
import { anArticle } from '../../../src/core/site/content.support.ts';
import { fileOf, goneArticles } from './gone-articles.ts';

const OTHER_FILES = ['index.html', 'blog/page/2.html', 'blog/categorie/amour.html', 'rss.xml', 'app.js'];

/** A site whose tree has the pages of some articles. */
function treeWith(articles: readonly Article[]): Map<string, unknown> {
  return new Map([...articles.map(fileOf), ...OTHER_FILES].map((file) => [file, {}]));
}

/** What is gone after each of these states of the articles, where the tree has the pages of the first one. */
function goneAfter(states: Article[][], { isSettled }: { isSettled: boolean }): string[][] {
  const gone = goneArticles();
  if (isSettled) gone.settle();
  const known = treeWith(states[0] ?? []);
  return states.slice(1).map((articles, index) => {
    gone.follow(changeBetween(states[index] ?? [], articles));
    return gone.filesAmong(known, articles);
  });
}

const [first, second, third] = [anArticle(1), anArticle(2), anArticle(3)];
const SEQUENCES: [name: string, states: Article[][], files: string[][]][] = [
  ['an article that is gone', [[first, second], [first]], [['blog/article-2.html']]],
  ['an article that says something else', [[first], [anArticle(1, { title: 'Autre' })]], [[]]],
  ['an article with another slug', [[first], [anArticle(1, { slug: 'autre' })]], [['blog/article-1.html']]],
  ['a slug that another article takes', [[first], [anArticle(2, { slug: 'article-1' })]], [[]]],
  [
    'a slug that another article takes, and then leaves',
    [[first], [anArticle(2, { slug: 'article-1' })], [second]],
    [[], ['blog/article-1.html']],
  ],
  ['an article that comes back', [[first, second], [first], [first, second]], [['blog/article-2.html'], []]],
  [
    'several changes that no publication has brought online yet',
    [[first, second, third], [first, second], [first]],
    [['blog/article-3.html'], ['blog/article-3.html', 'blog/article-2.html']],
  ],
  ['an article whose page the tree has not', [[first], [first, second], [first]], [[], []]],
];

it.each(SEQUENCES)('finds by what has changed: %s', (_, states, files) => {
  expect(goneAfter(states, { isSettled: true })).toEqual(files);
});

it.each(SEQUENCES)('finds among all, before the first publication: %s', (_, states, files) => {
  expect(goneAfter(states, { isSettled: false }).map((found) => found.toSorted())).toEqual(
    files.map((expected) => expected.toSorted()),
  );
});

it('forgets what a publication has settled', () => {
  const gone = goneArticles();
  gone.settle();
  gone.follow({ added: [], removed: [first] });
  gone.settle();
  expect(gone.filesAmong(treeWith([first]), [])).toEqual([]);
});
