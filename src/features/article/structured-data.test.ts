import { describe, expect, it } from 'vitest';
import { anArticle } from '../../core/site/content.support.ts';
import type { ArticleProps } from '../../core/site/pages.ts';
import { shownArticle } from '../../core/site/shown-article.ts';
import { structuredData } from './structured-data.ts';

const article: ArticleProps['article'] = {
  ...shownArticle(anArticle(1)),
  id: '1',
  title: 'Où est </script> ?',
  description: 'Une description',
  number: 1,
  contentHash: '',
  imageUrl: null,
  imageAlt: '',
  readingTime: '2 min',
  contentType: 'blog',
  metaTitle: null,
  metaDescription: null,
  metaKeywords: [],
  tags: [],
  publishedAt: '2026-10-14 07:15:00+00',
  updatedAt: '2026-10-15T08:00:00+02:00',
};
const naming = {
  site: new URL('https://coquelicot.example'),
  cover: '/illustrations/cover-default.svg',
  homeName: 'Accueil',
  sectionName: 'Blog',
};
const shown = { article, address: '/blog/où', listAddress: '/blog', categories: [] };

describe('structured data of an article', () => {
  it('describe the article with absolute addresses and ISO dates', () => {
    const [data] = structuredData(shown, naming);
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Où est </script> ?',
      description: 'Une description',
      url: 'https://coquelicot.example/blog/o%C3%B9',
      mainEntityOfPage: 'https://coquelicot.example/blog/o%C3%B9',
      image: 'https://coquelicot.example/illustrations/cover-default.svg',
      datePublished: '2026-10-14T07:15:00.000Z',
      dateModified: '2026-10-15T06:00:00.000Z',
      inLanguage: 'fr',
      author: { '@type': 'Organization', name: 'Coquelicot', url: 'https://coquelicot.example/' },
      publisher: { '@type': 'Organization', name: 'Coquelicot', url: 'https://coquelicot.example/' },
    });
  });

  it('add category, keywords and the editor’s description when the article has them', () => {
    const [data] = structuredData(
      {
        ...shown,
        article: { ...article, metaKeywords: ['bio', 'profil'], metaDescription: 'Pour les moteurs' },
        categories: [{ name: 'Applis', address: null }],
      },
      naming,
    );
    expect(data).toMatchObject({
      articleSection: 'Applis',
      keywords: 'bio, profil',
      description: 'Pour les moteurs',
    });
  });

  it('do not encode the address of a picture a second time', () => {
    const [data] = structuredData(shown, { ...naming, cover: 'https://base.example/a%20b.webp' });
    expect(data).toMatchObject({ image: 'https://base.example/a%20b.webp' });
  });

  it('never date the last change before the publication', () => {
    const [data] = structuredData({ ...shown, article: { ...article, updatedAt: '2026-01-01T00:00:00Z' } }, naming);
    expect(data).toMatchObject({ dateModified: '2026-10-14T07:15:00.000Z' });
  });

  it('list breadcrumbs from the landing page to the article, with its category when the category has a page', () => {
    const names = (categories: ArticleProps['categories']) =>
      (structuredData({ ...shown, categories }, naming)[1] as { itemListElement: { name: string }[] }).itemListElement;
    expect(names([{ name: 'Applis', address: null }]).map(({ name }) => name)).toEqual([
      'Accueil',
      'Blog',
      'Où est </script> ?',
    ]);
    expect(names([{ name: 'Applis', address: '/blog/categorie/applis' }])[2]).toEqual({
      '@type': 'ListItem',
      position: 3,
      name: 'Applis',
      item: 'https://coquelicot.example/blog/categorie/applis',
    });
  });
});
