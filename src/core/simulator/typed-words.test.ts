import { describe, expect, it } from 'vitest';
import { typedWord, withTyped } from './typed-words.ts';

const typed = (...keys: string[]) => typedWord(keys.reduce(withTyped, ''));

describe('typedWord, after a series of keys', () => {
  it.each([
    ['PAUSE', [...'PAUSE']],
    ['SCORE', [...'score']],
    ['SCORE', [...'pascore']],
    [undefined, [...'PAUS']],
    ['PAUSE', ['Shift', ...'PA', 'Shift', ...'USE']],
    [undefined, [...'PAU', '1', ...'SE']],
    [undefined, [...'PAUSES']],
  ])('returns %s', (word, keys) => {
    expect(typed(...keys)).toBe(word);
  });
});
