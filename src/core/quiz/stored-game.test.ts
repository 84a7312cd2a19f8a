import { describe, expect, it } from 'vitest';
import { SINGLE_QUIZ } from './quizzes/single-quiz.ts';
import { QUIZZES } from './quizzes.ts';
import { gameKey, readStoredGame, storedGame } from './stored-game.ts';

const { version } = SINGLE_QUIZ;

describe('a stored game', () => {
  it('is read back with the same answers', () => {
    expect(readStoredGame(SINGLE_QUIZ, storedGame(SINGLE_QUIZ, [3, 0]))).toEqual([3, 0]);
    expect(readStoredGame(SINGLE_QUIZ, storedGame(SINGLE_QUIZ, [3, 0, 1, 2]))).toEqual([3, 0, 1, 2]);
  });

  it('is not written before the first answer', () => {
    expect(storedGame(SINGLE_QUIZ, [])).toBeNull();
  });

  it.each([
    ['no text', null],
    ['no JSON', '{'],
    ['no object', '3'],
    ['null', 'null'],
    ['an older version', JSON.stringify({ version: version - 1, answers: [0] })],
    ['no version', JSON.stringify({ answers: [0] })],
    ['no answers', JSON.stringify({ version })],
    ['answers that are no list', JSON.stringify({ version, answers: '0' })],
    ['an option that is not there', JSON.stringify({ version, answers: [4] })],
    ['the property “length” as an option', JSON.stringify({ version, answers: ['length'] })],
    ['a negative option', JSON.stringify({ version, answers: [-1] })],
    ['no answer yet', JSON.stringify({ version, answers: [] })],
    ['more answers than questions', JSON.stringify({ version, answers: [0, 0, 0, 0, 0] })],
  ])('is refused: %s', (_, text) => {
    expect(readStoredGame(SINGLE_QUIZ, text)).toBeNull();
  });

  it('has a storage key of its own for each quiz', () => {
    expect(new Set(QUIZZES.map(gameKey)).size).toBe(QUIZZES.length);
  });
});
