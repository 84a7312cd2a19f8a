import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { QUIZZES } from '../quiz/quizzes.ts';
import { ENDING_IDS } from '../simulator/ending-pictures.ts';
import { anArticle, articlesOf, contentOf, EFFECTS } from './content.support.ts';
import { listPages, pageLister } from './list-pages.ts';
import { pagesAtOneAddress } from './page-table.ts';
import { pictureLister, type PictureList } from './picture-lists.ts';
import { SECTION_PICTURES } from './section-pictures.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const options = { imageOrigin: null, hash: EFFECTS.hash };
const picturesOf = (lists: readonly PictureList[]) => new Map(lists.flatMap(({ pictures }) => pictures));

describe('pictureLister', () => {
  it('lists every picture, those of sections first, then the newest articles', () => {
    const content = contentOf({ articles: [...articlesOf(12), anArticle(13, { contentType: 'anecdote' })] });
    const pictures = [...picturesOf(pictureLister(options)(listPages(content, EFFECTS))).values()];
    const results = QUIZZES.flatMap(({ categories }) => categories);
    const held = pagesAtOneAddress().filter(({ declaration }) => typeof declaration.picture === 'object');
    // The contest has two, one for each mode.
    expect(pictures).toHaveLength(
      13 + Object.keys(SECTION_PICTURES).length - 1 + results.length + ENDING_IDS.length + held.length,
    );
    const titles = pictures.map(({ title }) => title);
    expect(titles.slice(-13)).toEqual(content.articles.map(({ title }) => title));
  });

  it('keeps the lists of other articles when one changes, and makes one of its own for the next thousand', () => {
    const listPagesOf = pageLister(EFFECTS.hash);
    const listPictures = pictureLister(options);
    const lists = (...articles: Article[]) =>
      new Map(listPictures(listPagesOf(contentOf({ articles }), NOW).all()).map((list) => [list.name, list] as const));
    const [next, last, first] = [1001, 1000, 1].map((number, place) => anArticle(place + 1, { number })) as [
      Article,
      Article,
      Article,
    ];
    const before = lists(next, last, first);
    expect([...before.keys()]).toEqual(['pages', 'articles-2', 'articles-1']);
    expect(before.get('articles-1')?.pictures.map(([, { title }]) => title)).toEqual(['Titre 2', 'Titre 3']);
    const after = lists(next, last, { ...first, title: 'Autre' });
    expect(after.get('pages')).toBe(before.get('pages'));
    expect(after.get('articles-2')).toBe(before.get('articles-2'));
    expect(after.get('articles-1')).not.toBe(before.get('articles-1'));
    expect(after.get('articles-1')?.pictures.map(([, { title }]) => title)).toEqual(['Titre 2', 'Autre']);
    expect([...lists(last, first).keys()]).toEqual(['pages', 'articles-1']);
  });
});
