import type { BrowserContext } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { openQuiz, scriptWorks } from '../../support/quiz-page.ts';
import { VISITOR } from '../../support/visitor.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const LAST = SINGLE_QUIZ.questions.length - 1;

const browser = await workerBrowser();

let context: BrowserContext;

beforeEach(async () => {
  context = await browser.newContext({ userAgent: VISITOR, reducedMotion: 'reduce' });
});

afterEach(() => context.close());

describe('a quiz under way', () => {
  it('counts an answer that was given before the script arrived', async () => {
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

  it('continues at the same question after a reload, and keeps its result until the quiz is opened anew', async () => {
    const { page, answer, question, result } = await openQuiz(context, url, SINGLE_QUIZ);
    await answer(0, 1);
    await answer(1, 1);
    await question(2);
    await page.reload();
    await question(2);
    await answer(2, 2);
    await answer(LAST, 0);
    await result([1, 1, 2, 0]);
    // The result also stays after a reload and after going back, until the visitor opens the quiz anew.
    await page.reload();
    await result([1, 1, 2, 0]);
    await page.goto(`${url}/jeux`);
    await page.goBack();
    await result([1, 1, 2, 0]);
    await page.goto(url + SINGLE_QUIZ.address);
    await question(0);
  });
});

describe('the sounds of a quiz', () => {
  it('are fetched only after « Mettre le son », stay on after a reload, and can be decoded', async () => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/sounds/') && !request.serviceWorker()) asked.push(request.url());
    });
    await context.route('**/game-worker.js*', (route) => route.abort());
    const { page, answer } = await openQuiz(context, url, SINGLE_QUIZ);
    await answer(0, 0);
    await page.getByText('Question 2 sur 4').waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Mettre le son' }).click();
    await expect.poll(() => new Set(asked).size).toBe(3);
    await page.reload();
    await page.getByRole('button', { name: 'Couper le son' }).waitFor();
    const seconds = await page.evaluate(async () => {
      const output = new AudioContext();
      const durationOf = async (address: string) =>
        (await output.decodeAudioData(await (await fetch(address)).arrayBuffer())).duration;
      return Promise.all(['click', 'correct', 'confetti'].map((name) => durationOf(`/sounds/${name}.mp3`)));
    });
    for (const duration of seconds) expect(duration).toBeGreaterThan(0.05);
  });
});
