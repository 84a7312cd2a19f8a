import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { RECEIVERS } from '../../../src/core/podcast/guest-application.ts';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { OUTCOMES } from '../../../src/features/podcast/guest-form/copy.ts';
import { NEWSLETTER_FORM } from '../../../src/features/podcast/newsletter/copy.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { answerFor, fillApplication, openPodcast, stored } from '../../support/podcast-page.ts';
import { openQuiz } from '../../support/quiz-page.ts';
import { translatePages, wordsOf } from '../../support/translation.ts';

const { url } = inject('site');
const newContext = visitorContexts();

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

  it('sends both forms of the podcast, after what was wrong has been corrected', async () => {
    const context = await translatedContext();
    const applications = await answerFor(context, RECEIVERS.application, stored);
    const addresses = await answerFor(context, RECEIVERS.newsletter, stored);
    const { page, guest, newsletter, errors } = await openPodcast(context, url);
    await guest.button.click();
    await guest.error.first().waitFor();
    await fillApplication(page);
    await guest.button.click();
    await expect.poll(() => wordsOf(guest.status)).toBe(OUTCOMES.sent);
    await newsletter.email.fill('lea');
    await newsletter.button.click();
    await newsletter.error.waitFor();
    await newsletter.email.fill('lea@exemple.fr');
    await newsletter.button.click();
    await expect.poll(() => wordsOf(newsletter.status)).toBe(NEWSLETTER_FORM.subscribed);
    expect([applications.length, addresses.length]).toEqual([1, 1]);
    expect(errors).toEqual([]);
  });
});
