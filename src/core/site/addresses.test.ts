import { describe, expect, it } from 'vitest';
import { anArticle, idOf } from './content.support.ts';
import { articleAddress, categoryAddress, listAddress } from './addresses.ts';

describe('the addresses of articles and lists', () => {
  it.each([
    ['a post', anArticle(1, { slug: 'a', contentType: 'blog' }), '/blog/a'],
    ['an anecdote', anArticle(1, { slug: 'a', contentType: 'anecdote' }), '/anecdote/a'],
    ['a post without slug', anArticle(1, { slug: null }), `/article/${idOf(1)}`],
    ['an anecdote without slug', anArticle(1, { slug: null, contentType: 'anecdote' }), `/article/${idOf(1)}`],
  ])('articleAddress returns the canonical address of %s', (_what, article, address) => {
    expect(articleAddress(article)).toBe(address);
  });

  it('listAddress numbers the pages of a list from the second on', () => {
    expect([listAddress('blog'), listAddress('blog', 1), listAddress('blog', 2)]).toEqual([
      '/blog',
      '/blog',
      '/blog/page/2',
    ]);
    expect([listAddress('anecdote'), listAddress('anecdote', 3)]).toEqual(['/anecdotes', '/anecdotes/page/3']);
  });

  it('categoryAddress puts a category under the list of its type', () => {
    expect(categoryAddress('blog', { slug: 'a' })).toBe('/blog/categorie/a');
    expect(categoryAddress('anecdote', { slug: 'a' }, 2)).toBe('/anecdotes/categorie/a/page/2');
  });
});
