import type { BrowserContext, Page } from 'playwright';
import { resultOf, resultTitle, type Quiz } from '../../src/core/quiz/quiz.ts';
import { winningCategory, type Answers } from '../../src/core/quiz/scoring.ts';
import { gameKey } from '../../src/core/quiz/stored-game.ts';
import { keepValue } from './kept-value.ts';

/** A quiz in a browser, once its script works. */
interface QuizScreen {
  page: Page;
  /** Errors of scripts. */
  errors: string[];
  /** Waits until the question of this index, from 0, is asked. */
  question(index: number): Promise<void>;
  /** Waits for the question of this index, and answers it with the number key of an option. Both count from 0. */
  answer(index: number, option: number): Promise<void>;
  /** Waits until the result of these answers is shown, with the focus on its title. */
  result(answers: Answers): Promise<void>;
}

/** Opens a quiz in a new page of the context. */
export async function openQuiz(context: BrowserContext, site: string, quiz: Quiz): Promise<QuizScreen> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site + quiz.address);
  await scriptWorks(page);
  const { questions } = quiz;
  const question = (index: number) =>
    page
      .locator('[data-current=true][data-step=asking]')
      .getByRole('heading', { name: questions[index]?.text ?? '', exact: true })
      .waitFor();
  return {
    page,
    errors,
    question,
    async answer(index, option) {
      await question(index);
      await page.keyboard.press(String(option + 1));
    },
    result: (answers) =>
      page
        .locator('.quiz-game h2:focus')
        .and(
          page.getByRole('heading', {
            name: resultTitle(quiz, resultOf(quiz, winningCategory(quiz, answers))),
            exact: true,
          }),
        )
        .waitFor(),
  };
}

/** Waits until the quiz handles input. */
export function scriptWorks(page: Page): Promise<void> {
  return page.locator(':not([data-quiz]) > .quiz-game').waitFor({ state: 'attached' });
}

/** Lets each tab of a context begin with a game that an earlier visit has left. */
export function keepGame(context: BrowserContext, quiz: Quiz, answers: Answers, version = quiz.version) {
  return keepValue(context, gameKey(quiz), JSON.stringify({ version, answers }));
}

/** Returns answers to all questions but the last: the first option of each. */
export function allButLast({ questions }: Quiz): number[] {
  return questions.slice(1).map(() => 0);
}
