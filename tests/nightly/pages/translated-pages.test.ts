import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { LOVE_PROBLEMS } from '../../../src/core/quiz/quizzes/love-problems.ts';
import { CONFESSION_FORM, CONFESSION_SENT } from '../../../src/features/confessions/copy.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { answerMail } from '../../support/contest-page.ts';
import { openQuiz } from '../../support/quiz-page.ts';
import { openSimulator } from '../../support/simulator-page.ts';
import { translatePages, wordsOf } from '../../support/translation.ts';
import { SUBSCRIPTION_RECEIVER } from '../../../src/core/newsletter/subscription.ts';
import { APPLICATION_RECEIVER } from '../../../src/core/podcast/guest-application.ts';
import { OUTCOMES } from '../../../src/features/podcast/guest-form/copy.ts';
import { NEWSLETTER_FORM } from '../../../src/features/newsletter/sign-up/copy.ts';
import { answerFor, fillApplication, openPodcast, stored } from '../../support/podcast-page.ts';

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
  it('lets a visitor play a quiz to its end and restart it', async () => {
    const quiz = LOVE_PROBLEMS;
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

  it('lets a visitor play the simulator with its countdown, and restart it', async () => {
    const { page, errors, scene, choose } = await openSimulator(await translatedContext(), url, 0);
    await isTranslated(page);
    await choose('intro', 'commencer');
    await choose('selection', 'noa');
    await scene('scene1');
    await expect.poll(() => wordsOf(page.getByRole('timer'))).toMatch(/^1[0-3]\ss$/);
    await choose('scene1', 'karaoke');
    await scene('scene2');
    await expect.poll(() => wordsOf(page.locator('.score'))).not.toContain(' 0/');
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await scene('intro');
    expect(errors).toEqual([]);
  });

  it('keeps a typed confession, and sends it', async () => {
    const context = await translatedContext();
    const page = await context.newPage();
    const sent = await answerMail(page, 200);
    await page.goto(`${url}/confessions`);
    const field = page.getByLabel(CONFESSION_FORM.field);
    await field.fill('Il a commandé pour moi.');
    const button = page.locator('.booth form [type=submit]:enabled');
    await button.waitFor();
    expect(await field.inputValue()).toBe('Il a commandé pour moi.');
    await field.fill('Il a commandé pour moi. Une salade.');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('confession'))).toContain('Une salade');
    await page.waitForTimeout(2000);
    await button.click();
    await page.getByRole('heading', { name: CONFESSION_SENT.title }).waitFor();
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: CONFESSION_SENT.another }).click();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('updates the visible counters of an article once a reading is counted', async () => {
    const page = await (await translatedContext()).newPage();
    await page.clock.install();
    let reads = 3;
    await page.route('**/functions/v1/increment-article-metrics', (route) =>
      route.fulfill({ json: { views: 12, reads: (reads += 1) } }),
    );
    await page.goto(`${url}/blog/ecrire-une-bio`);
    await page.clock.runFor(1000);
    await page.locator('#compteurs').scrollIntoViewIfNeeded();
    const counters = page.locator('#compteurs');
    await expect.poll(() => wordsOf(counters)).toContain('12 vues');
    const before = await wordsOf(counters);
    await page.clock.runFor(31_000);
    await expect.poll(() => wordsOf(counters)).not.toBe(before);
  });

  it('sends both forms of the podcast once their errors are corrected', async () => {
    const context = await translatedContext();
    const applications = await answerFor(context, APPLICATION_RECEIVER, stored);
    const addresses = await answerFor(context, SUBSCRIPTION_RECEIVER, stored);
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
