import type { Quiz } from './quiz.ts';

/** Index of the option chosen, for each question answered so far. */
export type Answers = readonly number[];

type Scored<Category extends string> = Pick<Quiz<Category>, 'categories' | 'questions' | 'tie'>;

export function scoresOf<Category extends string>(
  { categories, questions }: Scored<Category>,
  answers: Answers,
): Map<Category, number> {
  const scores = new Map(categories.map((category) => [category, 0]));
  answers.forEach((answer, index) => {
    const category = questions[index]?.options[answer]?.category;
    if (category !== undefined) scores.set(category, (scores.get(category) ?? 0) + 1);
  });
  return scores;
}

/** Returns the category with the highest score; `tie` decides among several. */
export function winningCategory<Category extends string>(quiz: Scored<Category>, answers: Answers): Category {
  const scores = [...scoresOf(quiz, answers)];
  const highest = Math.max(...scores.map(([, score]) => score));
  const winners = scores.filter(([, score]) => score === highest);
  const winner = winners.at(quiz.tie === 'first' ? 0 : -1);
  if (!winner) throw new Error('A quiz needs a category');
  return winner[0];
}
