import { describe, expect, it } from 'vitest';
import { comparisonBudget, tokens, wordDifference, type Piece } from './word-difference.ts';

/** Writes removed words as '[-removed-]', added words as '[+added+]'. */
const written = (pieces: Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');
const side = (pieces: Piece[], kind: 'removed' | 'added') =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('words that differ', () => {
  it.each([
    ['Le chat dort.', 'Le chat dort.', 'Le chat dort.'],
    ['', '', ''],
    ['', 'Bonjour', '[+Bonjour+]'],
    ['Bonjour', '', '[-Bonjour-]'],
    ['Le chat dort.', 'Le chien dort.', 'Le [-chat-][+chien+] dort.'],
    ['Le chat dort.', 'Le chat noir dort.', 'Le chat [+noir +]dort.'],
    ['Un été à Nantes', 'Un hiver à Nantes', 'Un [-été-][+hiver+] à Nantes'],
    // A sentence written anew is one change.
    ['Il fait très beau ici.', 'On gèle partout ici.', '[-Il fait très beau-][+On gèle partout+] ici.'],
    ['l\u0027herbe', 'l’herbe', "l[-'-][+’+]herbe"],
    ['Quoi !', 'Quoi\u202F!', 'Quoi[- -][+\u202F+]!'],
    ['Ligne\nautre', 'Ligne\nsuite', 'Ligne\n[-autre-][+suite+]'],
    ['<b>gras</b>', '<i>gras</i>', '<[-b-][+i+]>gras</[-b-][+i+]>'],
  ])('%j → %j', (before, after, expected) => {
    expect(written(wordDifference(before, after))).toBe(expected);
  });

  it('never split an emoji, or a letter from its accent', () => {
    expect(tokens('👩‍❤️‍👨 🇫🇷🇧🇪 👍🏽 e\u0301te\u0301')).toEqual(['👩‍❤️‍👨', ' ', '🇫🇷', '🇧🇪', ' ', '👍🏽', ' ', 'e\u0301te\u0301']);
  });
});

describe('the comparison of words', () => {
  const words = ['le', 'chat', 'la', 'nuit', ',', ' ', '\n', '!', 'été', '😀', "l'", '\u202F'];
  /** Makes a text that depends only on the seed. */
  const randomText = (seed: number) => {
    let state = seed;
    const next = () => (state = (state * 48_271) % 2_147_483_647);
    return Array.from({ length: next() % 60 }, () => words[next() % words.length]).join('');
  };

  it('gives both texts back whole, whatever its budget', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const [before, after] = [randomText(seed), randomText(seed + 1000)];
      for (const steps of [0, 9, 400, 1_000_000]) {
        const pieces = wordDifference(before, after, comparisonBudget(steps));
        expect(side(pieces, 'added')).toBe(before);
        expect(side(pieces, 'removed')).toBe(after);
        expect(pieces.every(({ text }) => text !== '')).toBe(true);
      }
    }
  });

  it('stops when its budget is spent, and marks all between the first and the last difference as changed', () => {
    const text = (word: string) => Array.from({ length: 10_000 }, (_, index) => `${word}${index}`).join(' ');
    const budget = comparisonBudget();
    const pieces = wordDifference(`Début ${text('avant')} fin`, `Début ${text('après')} fin`, budget);
    expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
    expect(budget.steps).toBe(0);
    expect(written(wordDifference('un deux trois', 'un dos tres', budget))).toBe('un [-deux trois-][+dos tres+]');
  });

  it('takes its steps from a budget that several comparisons share', () => {
    const budget = comparisonBudget(100);
    wordDifference('un deux trois', 'un 2 trois', budget);
    expect(budget.steps).toBe(96);
  });
});
