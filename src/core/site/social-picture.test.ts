import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { anArticle, articlesOf, contentOf, EFFECTS } from './content.support.ts';
import { listPages } from './list-pages.ts';
import { articlePicture } from './article-picture.ts';
import { pictureAddress, pictureKey, pictureOfPage } from './social-picture.ts';
import { PAGES } from './page-table.ts';
import { SECTION_PICTURES } from './section-pictures.ts';

const ORIGIN = 'https://abc.supabase.co';
const { hash } = EFFECTS;

const keyOf = (fields: Partial<Article> = {}) => pictureKey(articlePicture(anArticle(1, fields), ORIGIN), hash);

describe('the address of an article’s picture', () => {
  it.each<[string, Partial<Article>]>([
    ['its texts', { contentHash: 'autre', description: 'Autre', metaTitle: 'Autre', metaDescription: 'Autre' }],
    ['its dates', { publishedAt: '2027-01-01T00:00:00Z', updatedAt: '2027-01-01T00:00:00Z' }],
    [
      'its read counter, featured mark, slug and categories',
      { readCount: 9, isFeatured: true, slug: 'autre', categories: ['Autre'] },
    ],
    ['links to pictures of other sites', { imageUrl: 'https://ailleurs.example/a.png' }],
  ])('stays when %s change', (_, fields) => {
    expect(keyOf(fields)).toBe(keyOf());
  });

  it.each<[string, Partial<Article>]>([
    ['title', { title: 'Autre' }],
    ['type', { contentType: 'anecdote' }],
    ['own illustration', { imageUrl: '/illustrations/covers/le-chat-a-choisi.svg' }],
    ['uploaded cover', { imageUrl: `${ORIGIN}/storage/v1/object/public/article-images/a.png` }],
  ])('changes with its %s', (_, fields) => {
    expect(keyOf(fields)).not.toBe(keyOf());
  });

  it('is a safe file name whatever the title', () => {
    for (const title of ['../../etc/passwd', '</svg>', '', '💋'.repeat(300), '\u0000', '\ud800']) {
      const key = keyOf({ title });
      expect(pictureAddress(key)).toMatch(/^\/social\/[A-Za-z0-9_-]{12}\.png$/);
    }
  });
});

describe('articlePicture', () => {
  it('keeps an article’s background when its title changes, and uses 3 backgrounds over 9 articles', () => {
    const groundOf = (fields: Partial<Article>) => articlePicture(anArticle(1, fields), null).ground;
    expect(groundOf({ title: 'Autre' })).toBe(groundOf({}));
    const grounds = articlesOf(9).map((article) => articlePicture(article, null).ground);
    expect(new Set(grounds).size).toBe(3);
  });
});

describe('pictureOfPage', () => {
  const content = contentOf({ articles: [...articlesOf(12), anArticle(13, { contentType: 'anecdote' })] });
  const pages = listPages(content, EFFECTS);
  const pictureAt = (address: string) => {
    const page = pages.find((candidate) => candidate.address === address);
    if (!page) throw new Error(`No page ${address}`);
    return pictureOfPage(page, null);
  };

  it('returns an article’s own picture, and the picture of the section for other pages', () => {
    expect(pictureAt('/blog/article-3')).toMatchObject({ title: 'Titre 3', label: 'Blog' });
    expect(pictureAt('/anecdote/article-13')).toMatchObject({ title: 'Titre 13', label: 'Anecdote' });
    expect(pictureAt('/')).toBe(SECTION_PICTURES.landing);
    expect(pictureAt('/blog')).toBe(SECTION_PICTURES.blog);
    expect(pictureAt('/blog/page/2')).toBe(SECTION_PICTURES.blog);
    expect(pictureAt('/anecdotes')).toBe(SECTION_PICTURES.anecdote);
    expect(pictureAt('/inscription')).toBe(SECTION_PICTURES.signup);
    expect(pictureAt('/quiz')).toBe(PAGES['/quiz'].picture);
    expect(pictureAt('/404')).toBe(SECTION_PICTURES.site);
    expect(pictureAt('/cookies')).toBe(SECTION_PICTURES.site);
  });

  it('returns a picture of its own for each result of a quiz', () => {
    expect(pictureAt('/quiz/resultat/erotique')).toEqual({
      title: 'Mon genre de date a très chaud. Et le tien ?',
      label: 'Ton genre de date',
      cover: '/illustrations/quiz/quiz-erotique.svg',
      isCutOut: false,
      ground: 'poppy',
    });
    expect(pictureAt('/love-problems/resultat/dating-fatigue').cover).toBe(
      '/illustrations/quiz/love-problems-dating-fatigue.svg',
    );
  });
});
