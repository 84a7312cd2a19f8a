import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['a plural', ['celibataire', 'celibataires']],
    ['a short plural', ['date', 'dates']],
    ['a plural in x', ['jeu', 'jeux']],
    ['-al and -aux', ['cheval', 'chevaux']],
    ['-eau and -eaux', ['cadeau', 'cadeaux']],
    ['a plural whose singular is short', ['amour', 'amours']],
    ['a feminine', ['coquin', 'coquine', 'coquins', 'coquines']],
    ['the forms of a verb', ['ghoster', 'ghostee', 'ghostees', 'ghoste', 'ghostes']],
    ['an infinitive and its noun', ['rencontrer', 'rencontre', 'rencontres', 'rencontree']],
  ])('finds what %s has in common', (_what, words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each([
    ['cheval', 'chevalier'],
    ['date', 'dater'],
    ['message', 'massage'],
    ['chat', 'chaton'],
    ['voisin', 'voisinage'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(['ex', 'sex', 'bas', 'lit', '2026', '100s2026'])('leaves %s alone', (word) => {
    expect(stem(word)).toBe(word);
  });

  it('leaves something of every word', () => {
    for (const word of ['eeeeee', 'rreeee', 'aux', 'eaux', 'xxxx', 'ssss', 'reeeer']) expect(stem(word)).not.toBe('');
  });
});
