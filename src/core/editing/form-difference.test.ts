import { describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { fieldDifferences } from './field-difference.ts';
import { formDifference, isSameForm } from './form-difference.ts';

const form = (changes: Partial<ArticleForm> = {}): ArticleForm => ({
  ...emptyForm('blog'),
  title: 'Un soir',
  content: '<p>Il fait doux.</p>',
  tags: ['été', 'vin'],
  publishedAt: '2026-05-14T12:00:00.000Z',
  ...changes,
});

describe('two forms', () => {
  it.each<[string, Partial<ArticleForm>]>([
    ['with equal fields', {}],
    ['with tags in another order', { tags: ['vin', 'été'] }],
    ['with the same instant in another time zone', { publishedAt: '2026-05-14T14:00:00+02:00' }],
    ['with an additional space at the end of a title', { title: 'Un soir ' }],
    ['with and without the mark of a typed slug', { isSlugCustom: true }],
    ['with equivalent HTML', { content: '<p class="x">Il fait&#32;doux.</p>\n' }],
  ])('%s are the same', (_name, changes) => {
    expect(fieldDifferences(form(), form(changes))).toEqual([]);
    expect(isSameForm(form(), form(changes))).toBe(true);
  });

  it.each<[string, Partial<ArticleForm>]>([
    ['a title', { title: 'Un matin' }],
    ['a description', { description: 'Et du vin.' }],
    ['a tag', { tags: ['été'] }],
    ['a date', { publishedAt: null }],
    ['a picture', { imageUrl: '/a.webp' }],
    ['a type', { contentType: 'anecdote' }],
    ['a favourite', { isFeatured: true }],
  ])('are not the same when they differ in %s', (_name, changes) => {
    const [field] = Object.keys(changes);
    expect(fieldDifferences(form(), form(changes)).map((difference) => difference.field)).toEqual([field]);
    expect(isSameForm(form(), form(changes))).toBe(false);
  });

  it.each([
    '<p>Il fait chaud.</p>',
    '<p>Il fait doux.</p><p>Et beau.</p>',
    '<h2>Il fait doux.</h2>',
    '<p>Il fait <b>doux.</b></p>',
    '',
  ])('are not the same when the content of one is %s', (content) =>
    expect(isSameForm(form(), form({ content }))).toBe(false),
  );

  it('have their differing fields listed in the order of the screen, with both values', () => {
    const { fields, paragraphs } = formDifference(form(), form({ slug: 'soir', title: 'Un matin' }));
    expect(fields).toEqual([
      { field: 'title', before: 'Un soir', after: 'Un matin' },
      { field: 'slug', before: '', after: 'soir' },
    ]);
    expect(paragraphs.map(({ kind }) => kind)).toEqual(['same']);
  });
});
