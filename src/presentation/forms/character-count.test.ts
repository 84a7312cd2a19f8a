import { safeParse, pipe, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { characterCount, maximumCharacters, spokenCount } from './character-count.ts';

it.each([
  ['', 0],
  ['été', 3],
  ['e\u0301', 2],
  ['😀😀', 2],
  ['a\nb', 3],
])('characterCount of %j is %d', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

it('maximumCharacters refuses a text longer than the limit with the given message', () => {
  const schema = pipe(string(), maximumCharacters(3, 'Trois au plus.'));
  expect(safeParse(schema, '😀😀😀').success).toBe(true);
  expect(safeParse(schema, 'abcd').issues?.[0].message).toBe('Trois au plus.');
});

describe('spokenCount', () => {
  it.each([
    [0, ''],
    [449, ''],
    [450, 'Plus que 50 caractères.'],
    [451, 'Plus que 50 caractères.'],
    [460, 'Plus que 40 caractères.'],
    [499, 'Plus que 10 caractères.'],
    [500, 'Plus que 0 caractère.'],
    [501, 'Ton texte est trop long.'],
  ])('for %d of 500 characters is %j', (count, sentence) => {
    expect(spokenCount(count, 500)).toBe(sentence);
  });

  it('is empty for an empty field, even with a limit below 50', () => {
    expect(spokenCount(0, 20)).toBe('');
    expect(spokenCount(10, 20)).toBe('Plus que 10 caractères.');
  });
});
