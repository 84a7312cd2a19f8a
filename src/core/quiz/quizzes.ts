import type { Quiz } from './quiz.ts';
import { DATE_QUIZ } from './quizzes/date-quiz.ts';
import { DATING_INTENT } from './quizzes/dating-intent.ts';
import { GAME_LEVEL } from './quizzes/game-level.ts';
import { LOVE_PROBLEMS } from './quizzes/love-problems.ts';
import { PLANT_QUIZ } from './quizzes/plant-quiz.ts';
import { SINGLE_QUIZ } from './quizzes/single-quiz.ts';

/** Quizzes in the order of the hub (document 2, section 2). */
export const QUIZZES: readonly Quiz[] = [DATING_INTENT, LOVE_PROBLEMS, SINGLE_QUIZ, DATE_QUIZ, GAME_LEVEL, PLANT_QUIZ];

/** @throws Error for an address without quiz: a mistake of ours */
export function quizAt(address: string): Quiz {
  const quiz = QUIZZES.find((candidate) => candidate.address === address);
  if (!quiz) throw new Error(`There is no quiz at ${address}`);
  return quiz;
}
