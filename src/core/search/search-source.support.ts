import type { SearchSource } from './search-source.ts';

/** An article by its title, in a corpus where titles differ. */
export function aSource(number: number, title: string, fields: Partial<SearchSource> = {}): SearchSource {
  return {
    number,
    address: `/blog/${title}`,
    title,
    description: '',
    content: '',
    tags: [],
    categories: [],
    cover: null,
    contentType: 'blog',
    date: '2026-05-14T12:00:00Z',
    dateLabel: '14 mai 2026',
    readingTime: '1 min de lecture',
    ...fields,
  };
}

/** The same numbers from 0 to 1 for the same seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Word `number` of a language of 100,000 words, all different and without endings that a stemmer takes away. */
export function aWord(number: number): string {
  return Array.from(String(number).padStart(5, '0'), (digit) =>
    'bacidofugelamenipora'.slice(Number(digit) * 2, Number(digit) * 2 + 2),
  ).join('');
}
