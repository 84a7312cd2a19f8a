import { describe, expect, it } from 'vitest';
import { areShownAlike, type SearchSource } from './search-source.ts';

const SOURCE: SearchSource = {
  number: 1,
  address: '/blog/un-titre',
  title: 'Un titre',
  description: 'Une description',
  cover: null,
  contentType: 'blog',
  date: '2026-05-14',
  dateLabel: '14 mai 2026',
  readingTime: '2 min',
  categories: ['Séduction'],
  tags: [],
  content: '<p>Un texte</p>',
};

describe('results', () => {
  it.each<[string, Partial<SearchSource>]>([
    ['its categories', { categories: ['Amour'] }],
    ['its tags and its text', { tags: ['ville'], content: '' }],
    ['the end of a long description', { description: `${'Une description '.repeat(30)}et sa fin` }],
  ])('show of an article the same where only %s changed', (_, fields) => {
    const one = 'description' in fields ? { ...SOURCE, description: 'Une description '.repeat(30) } : SOURCE;
    expect(areShownAlike(one, { ...one, ...fields })).toBe(true);
  });

  it.each<Partial<SearchSource>>([
    { title: 'Un autre' },
    { description: 'Une autre' },
    { address: '/blog/un-autre' },
    { date: '2026-05-15' },
    { readingTime: '3 min' },
  ])('show something else with %o', (fields) => {
    expect(areShownAlike(SOURCE, { ...SOURCE, ...fields })).toBe(false);
  });
});
