import type { BrowserContext } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { allButLast, keepGame, openQuiz, scriptWorks } from '../../support/quiz-page.ts';
import { VISITOR } from '../../support/visitor.ts';
import { PLANT_QUIZ } from '../../../src/core/quiz/quizzes/plant-quiz.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const LAST = SINGLE_QUIZ.questions.length - 1;

const FINISHED = [...allButLast(SINGLE_QUIZ), 0];

const browser = await workerBrowser();

let context: BrowserContext;

beforeEach(async () => {
  context = await browser.newContext({ userAgent: VISITOR, reducedMotion: 'reduce' });
});

afterEach(() => context.close());

describe('a game under way', () => {
  it.each([
    ['an older version', allButLast(SINGLE_QUIZ), SINGLE_QUIZ.version - 1],
    ['answers that are no options', [9, 9], SINGLE_QUIZ.version],
  ])('begins anew where the kept one is no game: %s', async (_, answers, version) => {
    await keepGame(context, SINGLE_QUIZ, answers, version);
    const { page, errors, question, answer } = await openQuiz(context, url, SINGLE_QUIZ);
    await answer(0, 0);
    await question(1);
    await page.getByText('Question 2 sur 4').waitFor();
    expect(errors).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ])('is played to its end where the storage is %s', async (_, spoil) => {
    await context.addInitScript(spoil);
    const { page, errors, answer, result } = await openQuiz(context, url, SINGLE_QUIZ);
    await page.getByRole('button', { name: 'Mettre le son' }).click();
    await page.getByRole('button', { name: 'Couper le son' }).waitFor();
    for (const index of SINGLE_QUIZ.questions.keys()) await answer(index, 0);
    await result(SINGLE_QUIZ.questions.map(() => 0));
    expect(errors).toEqual([]);
  });

  it('is there again after a reload', async () => {
    const { page, answer, question, result } = await openQuiz(context, url, SINGLE_QUIZ);
    await answer(0, 1);
    await answer(1, 1);
    await question(2);
    await page.reload();
    await question(2);
    await answer(2, 2);
    await answer(LAST, 0);
    await result([1, 1, 2, 0]);
    // The result stays too, on the way back and after a reload, until one comes to play.
    await page.reload();
    await result([1, 1, 2, 0]);
    await page.goto(`${url}/jeux`);
    await page.goBack();
    await result([1, 1, 2, 0]);
    await page.goto(url + SINGLE_QUIZ.address);
    await question(0);
  });
});

describe('sounds', () => {
  it('that are missing are only logged', async () => {
    await context.route('**/sounds/*', (route) => route.fulfill({ status: 404 }));
    await keepGame(context, SINGLE_QUIZ, allButLast(SINGLE_QUIZ));
    const { page, errors, answer, result } = await openQuiz(context, url, SINGLE_QUIZ);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.getByRole('button', { name: 'Mettre le son' }).click();
    await answer(LAST, 0);
    await result(FINISHED);
    await expect.poll(() => logged.some((line) => line.includes('/sounds/correct.mp3 cannot be played'))).toBe(true);
    expect(errors).toEqual([]);
  });

  it('are fetched once asked for, stay on, and are real', async () => {
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

describe('without network', () => {
  it('a quiz that was opened once is played, drawings included, and opens again', async () => {
    const { page, question, answer, result } = await openQuiz(context, url, PLANT_QUIZ);
    await expect
      .poll(
        () =>
          page.evaluate(async (address) => {
            const kept = await caches.match(address);
            const registration = await navigator.serviceWorker.getRegistration(address);
            return kept !== undefined && registration?.active?.state === 'activated';
          }, PLANT_QUIZ.address),
        { timeout: 30_000 },
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await scriptWorks(page);
    for (const index of PLANT_QUIZ.questions.keys()) await answer(index, 0);
    const answers = PLANT_QUIZ.questions.map(() => 0);
    await result(answers);
    const picture = page.locator('.quiz-figure');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Refaire le test' }).click();
    await question(0);
  });
});
