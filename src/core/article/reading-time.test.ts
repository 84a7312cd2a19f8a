import { describe, expect, it } from 'vitest';
import { readingTime, readingTimeIfReadable } from './reading-time.ts';

const words = (count: number) => `<p>${'mot '.repeat(count)}</p>`;

describe('readingTime', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
    [2000, 10],
  ])('estimates a text of %i words at %i min', (count, minutes) => {
    expect(readingTime(words(count))).toBe(`${minutes} min de lecture`);
  });

  it('does not count punctuation that spaces separate from words, as in French', () => {
    expect(readingTime('mot\u00a0! '.repeat(200))).toBe('1 min de lecture');
    expect(readingTime('mot — « '.repeat(200))).toBe('1 min de lecture');
  });

  it('counts words that only a no-break space or a tag separates', () => {
    expect(readingTime('a\u00a0b\u202fc '.repeat(67))).toBe('2 min de lecture');
    expect(readingTime('<li>mot</li>'.repeat(201))).toBe('2 min de lecture');
  });

  it('does not count tags, attributes or scripts', () => {
    expect(readingTime(`<p title="${'a '.repeat(300)}">mot</p><script>${'b '.repeat(300)}</script>`)).toBe(
      '1 min de lecture',
    );
  });
});

describe('readingTimeIfReadable', () => {
  it.each([
    ['<p>mot</p>', '1 min de lecture'],
    ['<div>'.repeat(600), ''],
  ])('returns for %.20s the text “%s”', (html, expected) => {
    expect(readingTimeIfReadable(html)).toBe(expected);
  });
});
