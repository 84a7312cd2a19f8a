import type { Answers } from './scoring.ts';

/**
 * Where a game stands.
 *
 * - `asking`: the question after the given answers waits for one;
 * - `answered`: an option is picked, the others are locked;
 * - `fading`: the question leaves the screen, where the quiz has a fade;
 * - `finished`: every question has its answer.
 */
export type QuizState =
  | { step: 'asking'; answers: Answers }
  | { step: 'answered' | 'fading'; answers: Answers; picked: number }
  | { step: 'finished'; answers: Answers };

export type GameEvent =
  | { type: 'picked'; option: number }
  /** The time of the current step is over. */
  | { type: 'elapsed' }
  | { type: 'went back' }
  | { type: 'restarted' }
  /** A game that was begun earlier, with the answers that it had. */
  | { type: 'resumed'; answers: Answers };

/** Parts of a quiz that decide its course. */
export interface Course {
  questions: readonly { options: readonly unknown[] }[];
  answerDelay: number;
  fadeDelay: number;
}

export const NEW_GAME: QuizState = { step: 'asking', answers: [] };

/**
 * The state that follows. What makes no sense in a state leaves it as it is: a second answer to a question, an option that
 * is not there, a way back from the first question.
 */
export function nextState(state: QuizState, event: GameEvent, course: Course): QuizState {
  switch (event.type) {
    case 'picked':
      return afterPick(state, event.option, course);
    case 'elapsed':
      return afterTime(state, course);
    case 'went back':
      return state.step === 'asking' && state.answers.length > 0
        ? { step: 'asking', answers: state.answers.slice(0, -1) }
        : state;
    case 'restarted':
      return NEW_GAME;
    case 'resumed':
      return state.step === 'asking' && state.answers.length === 0 ? withAnswers(event.answers, course) : state;
  }
}

/** Milliseconds until the current step is over; null for a step that lasts until the visitor does something. */
export function duration(state: QuizState, { answerDelay, fadeDelay }: Course): number | null {
  if (state.step === 'answered') return answerDelay;
  return state.step === 'fading' ? fadeDelay : null;
}

/** Which question is on the screen, from 0; the last one once all have their answers. */
export function questionIndex({ answers }: QuizState, { questions }: Course): number {
  return Math.min(answers.length, questions.length - 1);
}

/** How far a game is at a question, in per cent: the last one is 100. */
export function progressPercentage(index: number, { questions }: Course): number {
  return Math.round(((index + 1) / questions.length) * 100);
}

function afterPick(state: QuizState, option: number, course: Course): QuizState {
  if (state.step !== 'asking') return state;
  const options = course.questions[state.answers.length]?.options ?? [];
  if (!Number.isInteger(option) || option < 0 || option >= options.length) return state;
  const answered: QuizState = { step: 'answered', answers: state.answers, picked: option };
  return course.answerDelay === 0 ? afterTime(answered, course) : answered;
}

function afterTime(state: QuizState, course: Course): QuizState {
  if (state.step !== 'answered' && state.step !== 'fading') return state;
  if (state.step === 'answered' && course.fadeDelay > 0) return { ...state, step: 'fading' };
  return withAnswers([...state.answers, state.picked], course);
}

function withAnswers(answers: Answers, { questions }: Course): QuizState {
  return { step: answers.length < questions.length ? 'asking' : 'finished', answers };
}
