import { expect, it } from 'vitest';
import { anArticle, idOf } from '../../../src/core/site/content.support.ts';
import { movedPages } from './moved-pages.ts';

const ARTICLES = [
  anArticle(1, { slug: 'neuf' }),
  anArticle(2, { slug: 'deux', contentType: 'anecdote' }),
  anArticle(3, { slug: null }),
];
const FORMER_SLUGS = [
  { slug: 'vieux', articleId: idOf(1) },
  { slug: 'trois', articleId: idOf(3) },
  { slug: 'efface', articleId: idOf(5) },
];

it.each([
  ['blog/vieux.html', true, 'an article with another slug'],
  ['blog/deux.html', true, 'an article of another kind'],
  ['blog/trois.html', true, 'an article that has no slug any more'],
  [`article/${idOf(1)}.html`, true, 'an article that has a slug now'],
  ['blog/efface.html', false, 'an article that is gone'],
  ['blog/categorie/neuf.html', false, 'a category'],
  ['blog/page/2.html', false, 'a page of a list'],
  ['index.html', false, 'another page'],
])('says of %s: %s, for it was the page of %s', (file, isMoved) => {
  const moved = movedPages([file], { articles: ARTICLES, formerSlugs: FORMER_SLUGS });
  expect([...moved]).toEqual(isMoved ? [file] : []);
});
