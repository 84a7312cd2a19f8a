import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';

const found = (text: string, wanted: string) =>
  findInText(text, wanted).map(({ start, end }) => text.slice(start, end));

describe('findInText', () => {
  it.each([
    ['Un été, des Étés', 'ete', ['été', 'Éte'.replace('e', 'é')]],
    ['ÉTÉ', 'été', ['ÉTÉ']],
    ['e\u0301te\u0301 apres', 'été', ['e\u0301te\u0301']],
    ['Ma sœur, ma soeur', 'soeur', ['sœur', 'soeur']],
    ['sœur', 'e', []],
    ["l’amour, l'amour", "l'a", ['l’a', "l'a"]],
    ['Tu viens\u202f? Oui', 'viens ?', ['viens\u202f?']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['😀 oui 😀', '😀', ['😀', '😀']],
    ['rien', '', []],
    ['a.b', '.', ['.']],
    ['abc', 'x', []],
  ])('finds in %j the occurrences of %j', (text, wanted, occurrences) => {
    expect(found(text, wanted)).toEqual(occurrences);
  });
});
