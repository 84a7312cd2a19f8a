import type { BrowserContext } from 'playwright';
import { afterEach, beforeEach, describe, inject, it } from 'vitest';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { scriptWorks } from '../../support/quiz-page.ts';
import { VISITOR } from '../../support/visitor.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();
let context: BrowserContext;

beforeEach(async () => {
  context = await browser.newContext({ userAgent: VISITOR, reducedMotion: 'reduce' });
});

afterEach(() => context.close());

describe('an answer', () => {
  it('counts that was given before the script came', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/_astro/mount*', async (route) => {
      await isReleased;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(url + SINGLE_QUIZ.address);
    await page.locator('[data-current=true] input').nth(1).check();
    release();
    await scriptWorks(page);
    await page.getByText('Question 2 sur 4').waitFor();
  });
});

describe('without JavaScript', () => {
  it('all questions are there to read, and a line says what is missing', async () => {
    const silent = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    const page = await silent.newPage();
    await page.goto(url + SINGLE_QUIZ.address);
    await page.getByText('Sans JavaScript').waitFor();
    for (const { text, options } of SINGLE_QUIZ.questions) {
      await page.getByRole('heading', { name: text, exact: true }).waitFor();
      for (const option of options) await page.getByText(option.text, { exact: true }).waitFor();
    }
    await silent.close();
  });
});
