import { describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { searchResult, sharedWords } from './search-result.ts';

const place = { articleId: 'id-1', siteHost: 'coquelicot.example' };
const resultOf = (fields: Partial<ArticleForm>) => searchResult({ ...emptyForm('blog'), ...fields }, place);

describe('a page among search results', () => {
  it('has the title of the page, cut at the end of a word', () => {
    expect(resultOf({ title: ' Court ' }).title).toBe('Court – Coquelicot');
    expect(resultOf({ title: 'Court', metaTitle: 'Pour les moteurs' }).title).toBe('Pour les moteurs – Coquelicot');
    const long = resultOf({ title: 'Un titre vraiment très long qui ne tiendra jamais sur une seule ligne' }).title;
    expect(long).toBe('Un titre vraiment très long qui ne tiendra jamais sur une…');
  });

  it('has the description of the page, cut as the page cuts it', () => {
    expect(resultOf({ title: 'Titre' }).description).toBe('Titre');
    expect(resultOf({ description: 'Une description' }).description).toBe('Une description');
    expect(resultOf({ description: 'mot '.repeat(60) }).description).toMatch(/^(?:mot )+mot…$/);
    expect(Array.from(resultOf({ metaDescription: 'a'.repeat(200) }).description)).toHaveLength(160);
  });

  it('has the address that the page will have', () => {
    expect(resultOf({ slug: 'un-slug' }).trail).toEqual(['coquelicot.example', 'blog', 'un-slug']);
    expect(resultOf({ slug: ' ' }).trail).toEqual(['coquelicot.example', 'article', 'id-1']);
    expect(resultOf({ slug: 'a', contentType: 'anecdote' }).trail).toEqual(['coquelicot.example', 'anecdote', 'a']);
  });

  it('shares the whole description, which networks cut themselves', () => {
    const description = 'mot '.repeat(60).trim();
    expect(sharedWords({ ...emptyForm('blog'), title: 'Titre', description })).toEqual({ title: 'Titre', description });
  });
});
