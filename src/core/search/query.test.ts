import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.ts';

const termsOf = (query: string) => parseQuery(query).map(({ term }) => term);
const openTerms = (query: string) =>
  parseQuery(query)
    .filter(({ isOpen }) => isOpen)
    .map(({ term }) => term);

describe('parseQuery', () => {
  it('keeps the words that say something, each once', () => {
    expect(termsOf('le chat de la voisine et les chats')).toEqual(['chat', 'voisin']);
  });

  it('leaves the last word open until something ends it', () => {
    expect(openTerms('premier da')).toEqual(['da']);
    expect(openTerms('premier date ')).toEqual([]);
    expect(openTerms('premier date !')).toEqual([]);
  });

  it('reads a stop word where there is nothing else', () => {
    expect(termsOf('de')).toEqual(['de']);
    expect(termsOf('rupture de')).toEqual(['ruptur']);
  });

  it('forgives a letter in words of five letters and more', () => {
    expect(parseQuery('chat souris').map(({ isForgiving }) => isForgiving)).toEqual([false, true]);
  });

  it.each(['', '   ', '« !? »', '❤️', '\u00ad', 'l’\u00ad', '\u0301', '\u02d8'])('finds no word in “%s”', (query) => {
    expect(parseQuery(query)).toEqual([]);
  });

  it('leaves open the last word that shows', () => {
    expect(openTerms('premier da \u00ad')).toEqual(['da']);
  });

  it('reads ten words at most', () => {
    expect(parseQuery(Array.from({ length: 50 }, (_, number) => `m${number}`).join(' '))).toHaveLength(10);
  });
});
