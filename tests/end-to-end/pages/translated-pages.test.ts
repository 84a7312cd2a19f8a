import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { openQuiz } from '../../support/quiz-page.ts';
import { translatePages } from '../../support/translation.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

async function translatedContext(): Promise<BrowserContext> {
  const context = await newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  await translatePages(context);
  return context;
}

const isTranslated = (page: Page) => page.locator('main font').first().waitFor({ state: 'attached' });

describe('a page that the browser translates', () => {
  it.each([SINGLE_QUIZ])('plays a quiz to its end, and again: $address', async (quiz) => {
    const { page, errors, answer, result, question } = await openQuiz(await translatedContext(), url, quiz);
    await isTranslated(page);
    const answers = quiz.questions.map(() => 0);
    for (const index of answers.keys()) {
      await page.getByText(`Question ${index + 1} sur ${quiz.questions.length}`).waitFor();
      await answer(index, 0);
    }
    await result(answers);
    await page.getByRole('button', { name: quiz.buttons.retry }).click();
    await question(0);
    expect(errors).toEqual([]);
  });
});
