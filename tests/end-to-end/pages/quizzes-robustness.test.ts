import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { scriptWorks } from '../../support/quiz-page.ts';
import { VISITOR } from '../../support/visitor.ts';

const { url } = inject('site');

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

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
