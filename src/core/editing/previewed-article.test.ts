import { describe, expect, it } from 'vitest';
import { renderBody } from '../article/body.ts';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { previewedArticle } from './previewed-article.ts';

const cleaning = { imageOrigin: 'https://base.example', siteHost: 'coquelicot.example' };
const options = { cleaning, now: new Date('2026-11-22T12:00:00Z'), untitled: 'Sans titre' };
const previewOf = (form: Partial<ArticleForm>) => previewedArticle({ ...emptyForm('blog'), ...form }, options);

describe('an article that is previewed', () => {
  it('has the body that the build renders, without scripts', () => {
    const content = '<h2>Un</h2><p onclick="x()">Texte</p><script>mal()</script><p><a href="exemple.fr">lien</a></p>';
    expect(previewOf({ content }).body).toEqual(renderBody(content, cleaning));
    expect(previewOf({ content }).body.parts.join('')).not.toMatch(/onclick|script/);
  });

  it('shows the same defaults as its page for empty fields', () => {
    expect(previewOf({ content: '<p>mot</p>' })).toMatchObject({
      title: 'Sans titre',
      texts: { title: '', description: '', imageAlt: '' },
      readingTime: '1 min de lecture',
      publishedAt: '2026-11-22T12:00:00.000Z',
      dateLabel: '22 novembre 2026',
      cover: '/illustrations/cover-default.svg',
      listAddress: '/blog',
    });
  });

  it('keeps typed values, without the spaces around them', () => {
    const preview = previewOf({
      title: ' Un titre ',
      description: ' Une description ',
      readingTime: '7 min',
      publishedAt: '2026-03-01T08:00:00Z',
      imageUrl: 'https://base.example/a.webp',
      imageAlt: ' Deux chats ',
      categories: ['Applis'],
      contentType: 'anecdote',
    });
    expect(preview).toMatchObject({
      title: 'Un titre',
      texts: { title: 'Un titre', description: 'Une description', imageAlt: 'Deux chats' },
      readingTime: '7 min',
      dateLabel: '1er mars 2026',
      cover: 'https://base.example/a.webp',
      categories: ['Applis'],
      listAddress: '/anecdotes',
    });
  });

  it('never shows a picture of another host, nor a description that repeats the title', () => {
    expect(previewOf({ imageUrl: 'https://ailleurs.example/a.webp' }).cover).toBe('/illustrations/cover-default.svg');
    expect(previewOf({ title: 'Un', description: ' Un ' }).texts.description).toBe('');
  });

  it('is dated now when its date is invalid', () => {
    expect(previewOf({ publishedAt: 'demain' }).publishedAt).toBe('2026-11-22T12:00:00.000Z');
  });

  it('cannot be shown when its HTML is nested more than 500 deep', () => {
    expect(() => previewOf({ content: '<div>'.repeat(501) })).toThrow('500');
  });
});
