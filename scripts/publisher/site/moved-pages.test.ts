import { expect, it } from 'vitest';
import { anArticle, idOf } from '../../../src/core/site/content.support.ts';
import { movedPages } from './moved-pages.ts';

const ARTICLES = [
  anArticle(1, { slug: 'neuf' }),
  anArticle(2, { slug: 'deux', contentType: 'anecdote' }),
  anArticle(3, { slug: null }),
  anArticle(4, { slug: 'cache' }),
];
const FORMER_SLUGS = [
  { slug: 'vieux', articleId: idOf(1) },
  { slug: 'trois', articleId: idOf(3) },
  { slug: 'ancien-cache', articleId: idOf(4) },
  { slug: 'efface', articleId: idOf(5) },
];
const PAGES = new Set(['blog/neuf.html', 'anecdote/deux.html', `article/${idOf(3)}.html`]);

it.each([
  ['blog/vieux.html', true, 'an article with another slug'],
  ['blog/deux.html', true, 'an article of another kind'],
  ['blog/trois.html', true, 'an article that has no slug any more'],
  [`article/${idOf(1)}.html`, true, 'an article that has a slug now'],
  ['blog/efface.html', false, 'an article that is gone'],
  ['blog/cache.html', false, 'an article without a page'],
  ['blog/ancien-cache.html', false, 'an article without a page, by a former slug'],
  ['blog/categorie/neuf.html', false, 'a category'],
  ['blog/page/2.html', false, 'a page of a list'],
  ['index.html', false, 'another page'],
])('says of %s: %s, for it was the page of %s', (file, isMoved) => {
  const moved = movedPages([file], { articles: ARTICLES, formerSlugs: FORMER_SLUGS }, (page) => PAGES.has(page));
  expect([...moved]).toEqual(isMoved ? [file] : []);
});
