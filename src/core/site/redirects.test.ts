import { describe, expect, it } from 'vitest';
import { anArticle, contentOf, idOf } from './content.support.ts';
import { addressBook, canonicalAddress, addressTarget } from './redirects.ts';

const BOOK = addressBook(
  contentOf({
    articles: [
      anArticle(1, { slug: 'nouveau' }),
      anArticle(2, { slug: 'été', contentType: 'anecdote' }),
      anArticle(3, { slug: null }),
      anArticle(4, { slug: 'pris' }),
    ],
    formerSlugs: [
      { slug: 'ancien', articleId: idOf(1) },
      { slug: 'plus-ancien', articleId: idOf(1) },
      { slug: 'constructor', articleId: idOf(1) },
      { slug: 'avant-nu', articleId: idOf(3) },
      { slug: 'pris', articleId: idOf(1) },
      { slug: 'disparu', articleId: idOf(99) },
    ],
  }),
);

describe('canonicalAddress', () => {
  it.each([
    ['by id', `/article/${idOf(1)}`, '/blog/nouveau'],
    ['by id under its type', `/blog/${idOf(1)}`, '/blog/nouveau'],
    ['by id under the other type', `/anecdote/${idOf(1)}`, '/blog/nouveau'],
    ['by id in the old form /blog/article', `/blog/article/${idOf(2)}`, '/anecdote/été'],
    ['by id under a type, when the article has no slug', `/blog/${idOf(3)}`, `/article/${idOf(3)}`],
    ['by slug under the other type', '/anecdote/nouveau', '/blog/nouveau'],
    ['by slug under /article', '/article/nouveau', '/blog/nouveau'],
    ['by slug in capitals', '/blog/NOUVEAU', '/blog/nouveau'],
    ['by a former slug', '/blog/ancien', '/blog/nouveau'],
    ['by an older slug, under the other type', '/anecdote/plus-ancien', '/blog/nouveau'],
    ['by a former slug, when the article has no slug today', '/blog/avant-nu', `/article/${idOf(3)}`],
    ['by a former slug named like a member of every object', '/blog/constructor', '/blog/nouveau'],
    ['by its slug, which is also a former slug of another article', '/anecdote/pris', '/blog/pris'],
    ['by a percent-encoded slug under the other type', '/blog/%C3%A9t%C3%A9', '/anecdote/été'],
    ['by a slug with accents apart from their letters', '/anecdote/e%CC%81te%CC%81', '/anecdote/été'],
  ])('finds the address of an article %s', (_how, pathname, address) => {
    expect(canonicalAddress(pathname, BOOK)).toBe(address);
  });

  it.each(['/blog/nouveau', '/anecdote/%C3%A9t%C3%A9', '/anecdote/été', `/article/${idOf(3)}`, '/blog/pris'])(
    'returns null for %s, which is canonical already',
    (pathname) => {
      expect(canonicalAddress(pathname, BOOK)).toBeNull();
    },
  );

  it.each([
    '/',
    '/blog',
    '/blog/',
    '/blog/page/2',
    '/blog/inconnu',
    '/blog/disparu',
    '/blog/__proto__',
    '/blog/toString',
    '/blog/hasOwnProperty',
    '/article/valueOf',
    '/anecdotes/nouveau',
    '/autre/nouveau',
    '/x/blog/nouveau',
    '/blog/a/nouveau',
    '/blog/nouveau/x',
    '/blog/%',
    '/blog/%E0%A4%A',
    '/blog/%00',
    '//blog/nouveau',
    '//pirate.fr/blog/nouveau',
    'https://pirate.fr/blog/nouveau',
    '/blog/nouveau%2F..%2F',
    '/blog/..%2Fnouveau',
    '',
  ])('returns null for %j, which leads to no article', (pathname) => {
    expect(canonicalAddress(pathname, BOOK)).toBeNull();
  });

  it('returns only canonical addresses: a second call returns null', () => {
    for (const name of [...Object.keys(BOOK.byId), ...Object.keys(BOOK.bySlug)]) {
      for (const root of ['/blog', '/anecdote', '/article', '/blog/article']) {
        const address = canonicalAddress(`${root}/${name}`, BOOK);
        if (address !== null) expect(canonicalAddress(encodeURI(address), BOOK)).toBeNull();
      }
    }
  });

  it.each(['/pirate.fr', '\\pirate.fr', 'https://pirate.fr', '..//pirate.fr', '?x', '#x', '\t//pirate.fr'])(
    'never leads off the site, even for the slug %j',
    (slug) => {
      const article = anArticle(5, { slug });
      const address = canonicalAddress(`/article/${idOf(5)}`, addressBook(contentOf({ articles: [article] })));
      expect(new URL(address ?? '', 'https://coquelicot.exemple').origin).toBe('https://coquelicot.exemple');
    },
  );

  it('accepts an address book that was parsed from JSON', () => {
    const book = JSON.parse(JSON.stringify(BOOK)) as typeof BOOK;
    expect(canonicalAddress('/blog/ancien', book)).toBe('/blog/nouveau');
    expect(canonicalAddress('/blog/__proto__', book)).toBeNull();
    expect(canonicalAddress('/blog/toString', book)).toBeNull();
  });
});

describe('addressBook', () => {
  it('finds an id written in capitals', () => {
    const id = 'abcdef00-0000-4000-8000-000000000001';
    const book = addressBook(contentOf({ articles: [anArticle(1, { id })] }));
    expect(canonicalAddress(`/article/${id.toUpperCase()}`, book)).toBe('/blog/article-1');
  });

  it('keeps __proto__ as a slug like any other, and changes no prototype', () => {
    const book = addressBook(contentOf({ articles: [anArticle(1, { slug: '__proto__' })] }));
    expect(canonicalAddress('/anecdote/__proto__', book)).toBe('/blog/__proto__');
    expect(({} as Record<string, unknown>)['slug']).toBeUndefined();
  });
});

describe('canonicalAddress of a category', () => {
  const id = 'abcdef00-0000-4000-8000-000000000001';
  const book = addressBook(
    contentOf({
      articles: [anArticle(1, { categories: ['RENDEZ-VOUS'] }), anArticle(2, { contentType: 'anecdote' })],
      categories: [
        { id, name: 'Rendez-vous', slug: 'rendez-vous', formerSlugs: ['rancard'] },
        { id: idOf(8), name: 'Sans article', slug: 'sans-article' },
      ],
    }),
  );

  it('is found by id, in capitals too', () => {
    expect(canonicalAddress(`/blog/categorie/${id}`, book)).toBe('/blog/categorie/rendez-vous');
    expect(canonicalAddress(`/blog/categorie/${id.toUpperCase()}`, book)).toBe('/blog/categorie/rendez-vous');
  });

  it.each([
    '/blog/categorie/rendez-vous',
    `/anecdotes/categorie/${id}`,
    `/anecdote/categorie/${id}`,
    `/blog/categorie/${idOf(8)}`,
    `/blog/categorie/${idOf(9)}`,
    `/blog/${id}`,
    '/blog/categorie/__proto__',
    '/blog/categorie/toString',
    '/blog/categorie/%',
  ])('is null for %s', (pathname) => {
    expect(canonicalAddress(pathname, book)).toBeNull();
  });

  it('is found by a former slug, from each page of the list', () => {
    expect(canonicalAddress('/blog/categorie/rancard', book)).toBe('/blog/categorie/rendez-vous');
    expect(canonicalAddress('/blog/categorie/rancard/page/2', book)).toBe('/blog/categorie/rendez-vous');
    expect(canonicalAddress('/anecdotes/categorie/rancard', book)).toBeNull();
  });

  it('is null with the address book of an older release, which has no categories', () => {
    expect(canonicalAddress(`/blog/categorie/${id}`, { byId: {}, bySlug: {} })).toBeNull();
  });
});

describe('addressTarget', () => {
  it.each([
    ['/blog/a', { kind: 'article', name: 'a' }],
    ['/anecdote/e%CC%81', { kind: 'article', name: 'é' }],
    ['/article/1', { kind: 'article', name: '1' }],
    ['/blog/article/1', { kind: 'article', name: '1' }],
    ['/blog/categorie/1', { kind: 'category', contentType: 'blog', name: '1' }],
    ['/anecdotes/categorie/1', { kind: 'category', contentType: 'anecdote', name: '1' }],
    ['/anecdotes/1', null],
    ['/blog', null],
    ['/blog/%E0%A4%A', null],
  ])('reads %s', (pathname, subject) => {
    expect(addressTarget(pathname)).toEqual(subject);
  });
});
