import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { allButLast, keepGame, openQuiz } from '../../support/quiz-page.ts';
import { VISITOR } from '../../support/visitor.ts';

const { url } = inject('site');
const LAST = SINGLE_QUIZ.questions.length - 1;
const FINISHED = [...allButLast(SINGLE_QUIZ), 0];

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
});
