import type { Answers } from './scoring.ts';

/**
 * State of a game.
 *
 * - `asking`: waits for the answer to the next question;
 * - `answered`: an option is picked, the others are locked;
 * - `fading`: the question leaves the screen, where the quiz has a fade;
 * - `finished`: every question is answered.
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
  /** A game begun earlier goes on with its answers. */
  | { type: 'resumed'; answers: Answers };

export interface Course {
  questions: readonly { options: readonly unknown[] }[];
  answerDelay: number;
  fadeDelay: number;
}

export const NEW_GAME: QuizState = { step: 'asking', answers: [] };

/** Returns the next state. An event that makes no sense, as a second answer, leaves the state unchanged. */
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

/** Returns the milliseconds until the current step is over; null while it waits for the visitor. */
export function duration(state: QuizState, { answerDelay, fadeDelay }: Course): number | null {
  if (state.step === 'answered') return answerDelay;
  return state.step === 'fading' ? fadeDelay : null;
}

/** Returns the question on the screen, from 0; the last one once all are answered. */
export function questionIndex({ answers }: QuizState, { questions }: Course): number {
  return Math.min(answers.length, questions.length - 1);
}

/** Returns the progress at a question in per cent; 100 at the last one. */
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
