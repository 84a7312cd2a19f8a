import { describe, expect, it } from 'vitest';
import type { Quiz } from './quiz.ts';
import { QUIZZES } from './quizzes.ts';
import { scoresOf, winningCategory, type Answers } from './scoring.ts';

/** Yields every combination of answers to a quiz. */
function* everyGame({ questions }: Quiz, begun: Answers = []): Generator<Answers> {
  const next = questions[begun.length];
  if (!next) {
    yield begun;
    return;
  }
  for (const option of next.options.keys()) yield* everyGame({ questions } as Quiz, [...begun, option]);
}

/** Computes the result from the answered categories by the rule of the specification. */
function specifiedResult({ address, categories }: Quiz, answered: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const category of categories) {
    const score = answered.filter((candidate) => candidate === category).length;
    // On a tie, the later category wins on /quiz, and the first elsewhere.
    if (score > most || (address === '/quiz' && score === most && score > 0)) [best, most] = [category, score];
  }
  return best;
}

describe.each(QUIZZES)('$address', (quiz) => {
  it('gives every combination of answers the specified result, and reaches every result', () => {
    const counts = new Map<string, number>();
    const wrong: Answers[] = [];
    let games = 0;
    for (const answers of everyGame(quiz)) {
      const answered = answers.map((answer, index) => quiz.questions[index]?.options[answer]?.category ?? '');
      const result = winningCategory(quiz, answers);
      if (result !== specifiedResult(quiz, answered)) wrong.push(answers);
      counts.set(result, (counts.get(result) ?? 0) + 1);
      games += 1;
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(games).toBe(quiz.questions.reduce((product, { options }) => product * options.length, 1));
    expect([...counts.keys()].toSorted()).toEqual([...quiz.categories].toSorted());
  });

  it('gives a category to a player whose answers are all of that category', () => {
    for (const category of quiz.categories) {
      const answers = quiz.questions.map(({ options }) => options.findIndex((option) => option.category === category));
      expect(winningCategory(quiz, answers)).toBe(category);
      expect(scoresOf(quiz, answers).get(category)).toBe(quiz.questions.length);
    }
  });
});

describe('scoresOf', () => {
  const [quiz] = QUIZZES;

  it('counts no point before the first answer, nor for an option that does not exist', () => {
    expect([...scoresOf(quiz as Quiz, []).values()].every((score) => score === 0)).toBe(true);
    expect([...scoresOf(quiz as Quiz, [99]).values()].every((score) => score === 0)).toBe(true);
  });
});

it('winningCategory refuses a quiz without categories', () => {
  expect(() => winningCategory({ categories: [], questions: [], tie: 'first' }, [])).toThrow('category');
});
