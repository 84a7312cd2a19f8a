import { describe, expect, it } from 'vitest';
import { placedWords, termsOf, wordsOf } from './words.ts';

const termsIn = (text: string) => wordsOf(text).flatMap(termsOf);

describe('wordsOf', () => {
  it.each([
    ['Salut, ça va\u202f?', ['Salut', 'ça', 'va']],
    ['« Rendez-vous »\u00a0: 21\u202fh', ['Rendez-vous', '21', 'h']],
    ['aujourd’hui — ou demain…', ['aujourd’hui', 'ou', 'demain']],
    ['- non -', ['non']],
    ["'quoted'", ['quoted']],
    ['e\u0301te\u0301', ['e\u0301te\u0301']],
    ['été·e·s', ['été', 'e', 's']],
    ['Любовь 愛', ['Любовь', '愛']],
    ['❤️🔥 !?', []],
    ['', []],
  ])('of “%s”', (text, words) => {
    expect(wordsOf(text).map((word) => word.replace('\ufe0f', ''))).toEqual(words);
  });
});

describe('termsOf', () => {
  it.each([
    ['l’ex', ['ex']],
    ["d'amour", ['amour']],
    ['qu’Odile', ['odile']],
    ['jusqu’au', []],
    ['aujourd’hui', ['aujourdhui']],
    ['œufs', ['oeuf']],
    ['rendez-vous', ['rendez', 'rendezvou']],
    ['arc-en-ciel', ['arc', 'ciel', 'arcenciel']],
    ['viens-tu', ['vien']],
    ['dis-moi', ['dis']],
    ['les', []],
    ['X', []],
    ['3', ['3']],
  ])('knows “%s” as %j', (word, terms) => {
    expect(termsOf(word)).toEqual(terms);
  });

  it('finds « rendez-vous » written in one word', () => {
    expect(termsIn('un rendez-vous')).toContain(termsIn('rendezvous')[0]);
  });

  it('cuts endless words', () => {
    expect(termsOf('a'.repeat(10_000))[0]?.length).toBeLessThanOrEqual(40);
  });
});

describe('placedWords', () => {
  it('leaves elisions out and says where words start', () => {
    expect(placedWords('L’ex d’Odile')).toEqual([
      { text: 'ex', start: 2 },
      { text: 'Odile', start: 7 },
    ]);
  });
});
