import { describe, expect, it } from 'vitest';
import { ARTICLE_COLUMNS, parseArticleRow, parseRows } from './article-row.ts';

const ROW = {
  id: 'abcdef00-0000-4000-8000-000000000001',
  title: 'Un titre',
  number: 12,
  description: 'Une description',
  content_hash: 'abc',
  slug: 'un-titre',
  image_url: '/a.png',
  image_alt: 'Deux verres',
  reading_time: '2 min',
  meta_title: 'Méta',
  meta_description: 'Description méta',
  meta_keywords: 'un, deux',
  category: null,
  categories: ['Séduction'],
  tags: ['ville'],
  content_type: 'blog',
  is_featured: true,
  read_count: 3,
  published_at: '2026-05-14T10:00:00+00:00',
  created_at: '2026-05-13T10:00:00+00:00',
  updated_at: '2026-05-15T10:00:00+00:00',
};
const parse = (fields: Record<string, unknown>) => parseArticleRow({ ...ROW, ...fields });

describe('parseArticleRow', () => {
  it.each(['2026-05-14 10:00:00+00', '2026-05-14T10:00:00+00:00', '2026-05-14T12:00:00.000+02:00'])(
    'normalises the instant %s to UTC with milliseconds',
    (instant) => {
      expect(parseArticleRow({ ...ROW, published_at: instant }).publishedAt).toBe('2026-05-14T10:00:00.000Z');
    },
  );

  it('reads a whole row', () => {
    expect(parseArticleRow(ROW)).toMatchObject({
      id: 'abcdef00-0000-4000-8000-000000000001',
      title: 'Un titre',
      number: 12,
      description: 'Une description',
      contentHash: 'abc',
      slug: 'un-titre',
      imageUrl: '/a.png',
      imageAlt: 'Deux verres',
      readingTime: '2 min',
      metaTitle: 'Méta',
      metaDescription: 'Description méta',
      metaKeywords: ['un', 'deux'],
      categories: ['Séduction'],
      tags: ['ville'],
      contentType: 'blog',
      isFeatured: true,
      readCount: 3,
      publishedAt: '2026-05-14T10:00:00.000Z',
      createdAt: '2026-05-13T10:00:00.000Z',
      updatedAt: '2026-05-15T10:00:00.000Z',
    });
  });

  it('reads columns of ARTICLE_COLUMNS, which does not list the text', () => {
    expect(ARTICLE_COLUMNS.split(',')).toEqual(expect.arrayContaining(Object.keys(ROW)));
    expect(ARTICLE_COLUMNS.split(',')).not.toContain('content');
  });

  it.each([null, undefined])('applies the defaults when fields are %s', (none) => {
    const empty = Object.fromEntries(Object.keys(ROW).map((name) => [name, none]));
    const { id, number, title, created_at, updated_at } = ROW;
    expect(parseArticleRow({ ...empty, id, number, title, created_at, updated_at })).toMatchObject({
      id,
      title: 'Un titre',
      number: 12,
      description: 'Un titre',
      contentHash: '',
      slug: null,
      imageUrl: null,
      imageAlt: '',
      readingTime: '1 min de lecture',
      metaTitle: null,
      metaDescription: null,
      metaKeywords: [],
      categories: [],
      tags: [],
      contentType: 'anecdote',
      isFeatured: false,
      readCount: 0,
      publishedAt: new Date(created_at).toISOString(),
      createdAt: new Date(created_at).toISOString(),
      updatedAt: new Date(updated_at).toISOString(),
    });
  });

  it.each(['', '   '])('treats %j as an empty field', (blank) => {
    const article = parse({
      description: blank,
      slug: blank,
      image_url: blank,
      reading_time: blank,
      meta_title: blank,
    });
    expect(article).toMatchObject({
      description: 'Un titre',
      slug: null,
      imageUrl: null,
      readingTime: '1 min de lecture',
      metaTitle: null,
    });
  });

  it('computes the reading time from the text when the row has no reading time', () => {
    expect(parse({ reading_time: null, content: `<p>${'mot '.repeat(401)}</p>` }).readingTime).toBe('3 min de lecture');
  });

  it('composes the accents of a slug with their letters', () => {
    expect(parse({ slug: 'e\u0301te\u0301' }).slug).toBe('été');
  });

  it.each([
    ['an array', ['a', 'b'], ['a', 'b']],
    ['a JSON string', '["a","b"]', ['a', 'b']],
    ['an empty array', [], []],
    ['an empty JSON array', '[]', []],
    ['null', null, []],
    ['repeated or blank', [' a', 'a', '', '  ', 'b '], ['a', 'b']],
    ['repeated in a JSON string', '[" a","a",""]', ['a']],
  ])('reads tags that are %s', (_what, tags, expected) => {
    expect(parse({ tags }).tags).toEqual(expected);
  });

  it.each([
    [['A', 'B'], 'C', ['A', 'B']],
    [[], 'C', ['C']],
    [null, ' C ', ['C']],
    [['  '], 'C', ['C']],
    [[' A ', 'A'], null, ['A']],
    [[], '', []],
    [null, null, []],
  ])('reads categories %j and category %j as %j', (categories, category, expected) => {
    expect(parse({ categories, category }).categories).toEqual(expected);
  });

  it('splits keywords at commas, without blanks or repeats', () => {
    expect(parse({ meta_keywords: ' a ,, b,a, ' }).metaKeywords).toEqual(['a', 'b']);
  });

  it.each([
    ['title', '  '],
    ['title', null],
    ['content_hash', 5],
    ['number', 0],
    ['tags', 'ville'],
    ['tags', '{"a":1}'],
    ['tags', '[1]'],
    ['tags', [1]],
    ['categories', 'Séduction'],
    ['content_type', 'quiz'],
    ['is_featured', 'true'],
    ['read_count', '3'],
    ['published_at', 'demain'],
    ['created_at', null],
    ['updated_at', ''],
  ])('throws an error that names the article and the field %s when the field is %j', (field, value) => {
    const title = field === 'title' ? String(value) : 'Un titre';
    expect(() => parse({ [field]: value })).toThrow(
      expect.objectContaining({
        name: 'SiteError',
        message: expect.stringContaining(`Article ${ROW.id} “${title}” cannot be shown: its field ${field}`),
      }),
    );
  });

  it.each(['', '1', '../../etc', 'abcdef00-0000-4000-8000-00000000000/'])('refuses the id %j', (id) => {
    expect(() => parse({ id })).toThrow(/its field id /);
  });

  it.each([null, undefined, 'row', 5, []])('refuses the row %j with a SiteError', (row) => {
    expect(() => parseArticleRow(row)).toThrow(expect.objectContaining({ name: 'SiteError' }));
  });
});

describe('parseRows', () => {
  it('parses each row separately, and lists the rows that cannot be shown, with the reason', () => {
    const deep = { ...ROW, id: ROW.id.replace(/1$/, '2'), reading_time: null, content: '<div>'.repeat(600) };
    const { articles, refused } = parseRows([{ ...ROW, title: ' ' }, ROW, deep]);
    expect(articles).toEqual([parseArticleRow(ROW)]);
    expect(refused).toEqual([
      { id: ROW.id, contentHash: 'abc', reason: expect.stringContaining('its field title must not be empty.') },
      { id: deep.id, contentHash: 'abc', reason: expect.stringContaining('nests elements more than 500 deep.') },
    ]);
  });
});
