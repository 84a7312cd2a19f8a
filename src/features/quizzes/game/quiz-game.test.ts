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

/** Ends the waits of the game, and returns their total time. */
function pass(): number {
  let milliseconds = 0;
  for (let wait = waits.shift(); wait; wait = waits.shift()) {
    milliseconds += wait.milliseconds;
    wait.then();
  }
  return milliseconds;
}

describe('a game of a quiz', () => {
  it.each([
    [DATE_QUIZ, 500],
    [GAME_LEVEL, 500],
    [PLANT_QUIZ, 500],
    [SINGLE_QUIZ, 500],
    [LOVE_PROBLEMS, 0],
    [DATING_INTENT, 800],
  ])('asks the next question after the quiz’s own delay: $address', (quiz, milliseconds) => {
    const game = start(quiz);
    game.pick(0);
    expect(pass()).toBe(milliseconds);
    expect(game.$state.get()).toEqual({ step: 'asking', answers: [0] });
  });

  it('is stored after each move, from the first answer to the result', () => {
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

  it('resumes from stored answers, and starts anew when the stored text is unreadable', () => {
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

  it('shows a stored result again, without a sound, only when resumed with results', () => {
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

  it('plays a click at each valid answer, and another sound at its end', () => {
    const game = start(LOVE_PROBLEMS);
    game.pick(99);
    expect(play).not.toHaveBeenCalled();
    game.pick(0);
    game.pick(0);
    game.pick(0);
    expect(play.mock.calls.flat()).toEqual(['click', 'click', 'correct']);
  });

  it('stays stored after its end, as the page about cookies says', () => {
    const game = start(LOVE_PROBLEMS);
    game.pick(0);
    game.pick(0);
    expect([game.$state.get().step, kept]).toEqual(['finished', expect.stringContaining('[0,0]')]);
    expect(KEPT_IN_BROWSER.QUIZ_PREFIX.until).toBe('jusqu’à ce que tu recommences ce quiz');
  });

  it('forgets its answers, the stored ones too, when restarted', () => {
    const game = start(LOVE_PROBLEMS);
    game.pick(0);
    expect(kept).not.toBeNull();
    game.restart();
    expect(game.$state.get()).toEqual({ step: 'asking', answers: [] });
    expect(kept).toBeNull();
  });
});
