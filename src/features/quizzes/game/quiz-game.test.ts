import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_IN_BROWSER } from '../../../core/privacy/browser-storage.ts';
import type { Quiz } from '../../../core/quiz/quiz.ts';
import { DATE_QUIZ } from '../../../core/quiz/quizzes/date-quiz.ts';
import { DATING_INTENT } from '../../../core/quiz/quizzes/dating-intent.ts';
import { GAME_LEVEL } from '../../../core/quiz/quizzes/game-level.ts';
import { LOVE_PROBLEMS } from '../../../core/quiz/quizzes/love-problems.ts';
import { PLANT_QUIZ } from '../../../core/quiz/quizzes/plant-quiz.ts';
import { SINGLE_QUIZ } from '../../../core/quiz/quizzes/single-quiz.ts';
import { createQuizGame, type QuizGame } from './quiz-game.ts';

let kept: string | null;
let waits: { milliseconds: number; then: () => void }[];
const play = vi.fn();

beforeEach(() => {
  kept = null;
  waits = [];
  play.mockClear();
});

function start(quiz: Quiz): QuizGame {
  return createQuizGame(quiz, {
    progress: { read: () => kept, write: (text) => (kept = text) },
    wait: (milliseconds, then) => waits.push({ milliseconds, then }),
    play,
  });
}

/** Lets the time pass that the game waits for, and tells how long it was. */
function pass(): number {
  let milliseconds = 0;
  for (let wait = waits.shift(); wait; wait = waits.shift()) {
    milliseconds += wait.milliseconds;
    wait.then();
  }
  return milliseconds;
}

describe('a game', () => {
  it.each([
    [DATE_QUIZ, 500],
    [GAME_LEVEL, 500],
    [PLANT_QUIZ, 500],
    [SINGLE_QUIZ, 500],
    [LOVE_PROBLEMS, 0],
    [DATING_INTENT, 800],
  ])('moves on after its time: $address', (quiz, milliseconds) => {
    const game = start(quiz);
    game.pick(0);
    expect(pass()).toBe(milliseconds);
    expect(game.$state.get()).toEqual({ step: 'asking', answers: [0] });
  });

  it('is kept from its first answer to its result', () => {
    const game = start(SINGLE_QUIZ);
    game.pick(2);
    expect(kept).toBeNull();
    pass();
    game.pick(1);
    pass();
    expect(kept).toContain('[2,1]');
    game.goBack();
    expect(kept).toContain('[2]');
    for (const option of [0, 0, 0]) {
      game.pick(option);
      pass();
    }
    expect(game.$state.get().step).toBe('finished');
    expect(kept).toContain('[2,0,0,0]');
  });

  it('is taken up again', () => {
    const former = start(DATE_QUIZ);
    former.pick(4);
    pass();
    const game = start(DATE_QUIZ);
    game.resume(false);
    expect(game.$state.get().answers).toEqual([4]);
    const other = start(SINGLE_QUIZ);
    kept = 'no game';
    other.resume(true);
    expect(other.$state.get().answers).toEqual([]);
  });

  it('shows its result again, without a sound, where one comes back to it', () => {
    const former = start(LOVE_PROBLEMS);
    former.pick(1);
    former.pick(2);
    play.mockClear();
    const back = start(LOVE_PROBLEMS);
    back.resume(true);
    expect(back.$state.get()).toEqual({ step: 'finished', answers: [1, 2] });
    expect(play).not.toHaveBeenCalled();
    const anew = start(LOVE_PROBLEMS);
    anew.resume(false);
    expect(anew.$state.get()).toEqual({ step: 'asking', answers: [] });
  });

  it('clicks at each answer that counts, and plays another sound at its end', () => {
    const game = start(LOVE_PROBLEMS);
    game.pick(99);
    expect(play).not.toHaveBeenCalled();
    game.pick(0);
    game.pick(0);
    game.pick(0);
    expect(play.mock.calls.flat()).toEqual(['click', 'click', 'correct']);
  });

  it('is kept until it begins anew, as the page about cookies tells', () => {
    const game = start(LOVE_PROBLEMS);
    game.pick(0);
    game.pick(0);
    expect([game.$state.get().step, kept]).toEqual(['finished', expect.stringContaining('[0,0]')]);
    expect(KEPT_IN_BROWSER.QUIZ_PREFIX.until).toBe('jusqu’à ce que tu recommences ce quiz');
  });

  it('begins anew without its answers', () => {
    const game = start(LOVE_PROBLEMS);
    game.pick(0);
    expect(kept).not.toBeNull();
    game.restart();
    expect(game.$state.get()).toEqual({ step: 'asking', answers: [] });
    expect(kept).toBeNull();
  });
});
