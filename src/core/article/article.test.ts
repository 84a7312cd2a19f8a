import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anArticle } from '../site/content.support.ts';
import { articleOf, ArticleRow, rowOf } from './article.ts';

describe('rowOf', () => {
  it.each([
    ['plain', anArticle(1)],
    ['full', anArticle(2, { metaKeywords: ['un', 'deux'], categories: ['Été'], tags: ['ville'], metaTitle: 'Méta' })],
    ['without a slug', anArticle(3, { slug: null, readingTime: '9 min de lecture' })],
  ])('returns a row that articleOf reads back as the same article: %s', (_what, article) => {
    expect(articleOf(v.parse(ArticleRow, rowOf(article)), '')).toEqual(article);
  });
});
