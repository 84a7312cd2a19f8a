import { describe, expect, it } from 'vitest';
import {
  duration,
  NEW_GAME,
  nextState,
  progressPercentage,
  questionIndex,
  type Course,
  type GameEvent,
  type QuizState,
} from './flow.ts';

const QUESTIONS = [{ options: ['a', 'b'] }, { options: ['c', 'd', 'e'] }];
const WAITING: Course = { questions: QUESTIONS, answerDelay: 500, fadeDelay: 0 };
const FADING: Course = { questions: QUESTIONS, answerDelay: 500, fadeDelay: 300 };
const IMMEDIATE: Course = { questions: QUESTIONS, answerDelay: 0, fadeDelay: 0 };

const EVENTS: GameEvent[] = [
  ...[-1, 0, 1, 2, 3, 0.5, Number.NaN].map((option): GameEvent => ({ type: 'picked', option })),
  { type: 'elapsed' },
  { type: 'went back' },
  { type: 'restarted' },
  { type: 'resumed', answers: [1] },
];

const play = (course: Course, ...events: GameEvent[]) =>
  events.reduce((state, event) => nextState(state, event, course), NEW_GAME);
const pick = (option: number): GameEvent => ({ type: 'picked', option });
const elapsed: GameEvent = { type: 'elapsed' };

describe('a game', () => {
  it('highlights an answer, then asks the next question once its time is over', () => {
    const answered = play(WAITING, pick(1));
    expect(answered).toEqual({ step: 'answered', answers: [], picked: 1 });
    expect(duration(answered, WAITING)).toBe(500);
    expect(play(WAITING, pick(1), elapsed)).toEqual({ step: 'asking', answers: [1] });
  });

  it('ignores other options after an answer, until the next question', () => {
    expect(play(WAITING, pick(1), pick(0))).toEqual({ step: 'answered', answers: [], picked: 1 });
    expect(play(FADING, pick(1), elapsed, pick(0))).toEqual({ step: 'fading', answers: [], picked: 1 });
  });

  it('fades before the next question when the quiz has a fade', () => {
    const fading = play(FADING, pick(0), elapsed);
    expect([fading.step, duration(fading, FADING)]).toEqual(['fading', 300]);
    expect(play(FADING, pick(0), elapsed, elapsed)).toEqual({ step: 'asking', answers: [0] });
  });

  it('asks the next question at once when the quiz has no delay', () => {
    expect(play(IMMEDIATE, pick(0))).toEqual({ step: 'asking', answers: [0] });
    expect(play(IMMEDIATE, pick(0), pick(2))).toEqual({ step: 'finished', answers: [0, 2] });
  });

  it('goes back to the former question, and no further than the first', () => {
    expect(play(WAITING, pick(1), elapsed, { type: 'went back' })).toEqual(NEW_GAME);
    expect(play(WAITING, { type: 'went back' })).toBe(NEW_GAME);
    expect(play(WAITING, pick(1), { type: 'went back' }).step).toBe('answered');
  });

  it('resumes stored answers only before the first answer', () => {
    const resumed: GameEvent = { type: 'resumed', answers: [1] };
    expect(play(WAITING, resumed)).toEqual({ step: 'asking', answers: [1] });
    expect(play(WAITING, pick(0), resumed)).toEqual({ step: 'answered', answers: [], picked: 0 });
    expect(play(WAITING, pick(0), elapsed, resumed)).toEqual({ step: 'asking', answers: [0] });
  });

  it('begins anew when restarted after its end', () => {
    expect(play(IMMEDIATE, pick(0), pick(2), { type: 'restarted' })).toBe(NEW_GAME);
  });

  // Visits every state that events can lead to, in any order.
  it.each([
    ['waiting', WAITING],
    ['fading', FADING],
    ['immediate', IMMEDIATE],
  ])('has only valid answers in every state that events can lead to (%s)', (_, course) => {
    const seen = new Map<string, QuizState>();
    const visit = (state: QuizState) => {
      const name = JSON.stringify(state);
      if (seen.has(name)) return;
      seen.set(name, state);
      for (const event of EVENTS) visit(nextState(state, event, course));
    };
    visit(NEW_GAME);
    for (const state of seen.values()) {
      expect(state.step === 'finished').toBe(state.answers.length === QUESTIONS.length);
      state.answers.forEach((answer, index) => expect(QUESTIONS[index]?.options[answer]).toBeDefined());
      if ('picked' in state) expect(QUESTIONS[state.answers.length]?.options[state.picked]).toBeDefined();
      const lasts = duration(state, course);
      expect(lasts === null).toBe(state.step === 'asking' || state.step === 'finished');
      expect(questionIndex(state, course)).toBeLessThan(QUESTIONS.length);
    }
    // Each combination of answers is a game that can be finished.
    expect([...seen.values()].filter(({ step }) => step === 'finished')).toHaveLength(6);
  });
});

describe('progressPercentage', () => {
  it.each([
    [4, [25, 50, 75, 100]],
    [3, [33, 67, 100]],
    [2, [50, 100]],
    [8, [13, 25, 38, 50, 63, 75, 88, 100]],
  ])('goes to 100 through %i questions', (count, expected) => {
    const course = { ...WAITING, questions: Array.from({ length: count }, () => ({ options: [] })) };
    expect(Array.from({ length: count }, (_, index) => progressPercentage(index, course))).toEqual(expected);
  });
});
