import { describe, expect, it } from 'vitest';
import { markedPieces } from './mark.ts';

const shown = (text: string, ...terms: string[]) =>
  markedPieces(text, new Set(terms))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('markedPieces', () => {
  it.each([
    ['Les célibataires dînent', ['celibatair'], 'Les [célibataires] dînent'],
    ['L’ex, l’ex\u00a0!', ['ex'], 'L’[ex], l’[ex]\u00a0!'],
    ['Un rendez-vous.', ['rendez'], 'Un [rendez-vous].'],
    ['Cœur', ['coeur'], '[Cœur]'],
    ['Rien', ['tout'], 'Rien'],
    ['<b>chat</b>', ['chat'], '<b>[chat]</b>'],
    ['', ['chat'], ''],
  ])('of “%s” for %j', (text, terms, expected) => {
    expect(shown(text, ...terms)).toBe(expected);
  });
});
