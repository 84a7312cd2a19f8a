import { describe, expect, inject, it } from 'vitest';
import { type Quiz } from '../../../src/core/quiz/quiz.ts';
import { DATE_QUIZ } from '../../../src/core/quiz/quizzes/date-quiz.ts';
import { LOVE_PROBLEMS } from '../../../src/core/quiz/quizzes/love-problems.ts';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { QUIZZES } from '../../../src/core/quiz/quizzes.ts';
import { resultAddress } from '../../../src/core/quiz/result-address.ts';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { allButLast, keepGame, openQuiz, scriptWorks } from '../../support/quiz-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { LARGEST_SCRIPTS, weighScripts } from '../../support/script-weight.ts';

const { url } = inject('site');

const newContext = await visitorContexts();

describe('a quiz', () => {
  it('shows the number of the current question, also after going back to the former question', async () => {
    const quiz = SINGLE_QUIZ;
    const context = await newContext();
    await keepGame(context, quiz, allButLast(quiz));
    const { page, question } = await openQuiz(context, url, quiz);
    const last = quiz.questions.length - 1;
    await question(last);
    const bar = page.locator('.quiz-bar');
    await bar.getByText(`Question ${last + 1} sur ${last + 1}`).waitFor();
    await bar.getByText('100\u00a0%').waitFor();
    await bar.getByRole('button', { name: 'Question précédente' }).click();
    await question(last - 1);
    await bar.getByText(`Question ${last} sur ${last + 1}`).waitFor();
  });

  it('loads at most as much script as a game may have', async () => {
    const context = await newContext({ serviceWorkers: 'block' });
    const weight = weighScripts(context);
    const { page, question } = await openQuiz(context, url, SINGLE_QUIZ);
    await question(0);
    await page.waitForLoadState('networkidle');
    expect(await weight()).toBeGreaterThan(60 * 1024);
    expect(await weight()).toBeLessThanOrEqual(LARGEST_SCRIPTS);
  });
});

describe('the result of a quiz', () => {
  it('offers the buttons of its quiz, passes axe, and is announced', async () => {
    const context = await newContext({ viewport: { width: 360, height: 800 } });
    await keepGame(context, DATE_QUIZ, allButLast(DATE_QUIZ));
    const { page, answer, result } = await openQuiz(context, url, DATE_QUIZ);
    await answer(DATE_QUIZ.questions.length - 1, 0);
    await result([...allButLast(DATE_QUIZ), 0]);
    const share = await page.getByRole('button', { name: 'Copier le lien' }).boundingBox();
    expect(share && share.y + share.height).toBeLessThanOrEqual(800);
    const actions = page.locator('.quiz-actions');
    for (const name of Object.values(DATE_QUIZ.buttons))
      await actions.locator('a, button', { hasText: name }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Résultat' }).waitFor({ state: 'attached' });
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  it('passes axe for every category of the date quiz', async () => {
    const page = await (await newContext()).newPage();
    for (const category of DATE_QUIZ.categories) {
      await page.goto(url + resultAddress(DATE_QUIZ, category));
      expect(await violationsInBothSchemes(page, ['main']), category).toEqual([]);
    }
  });

  it('shows confetti, except where motion is reduced', async () => {
    const play = async (reducedMotion: 'reduce' | 'no-preference') => {
      const context = await newContext({ reducedMotion });
      await keepGame(context, SINGLE_QUIZ, allButLast(SINGLE_QUIZ));
      const { page, answer, result } = await openQuiz(context, url, SINGLE_QUIZ);
      await answer(3, 0);
      await result([...allButLast(SINGLE_QUIZ), 0]);
      return page;
    };
    await (await play('no-preference')).locator('canvas.confetti').waitFor({ state: 'attached' });
    const still = await play('reduce');
    await still.waitForLoadState('networkidle');
    expect(await still.locator('canvas.confetti').count()).toBe(0);
  });

  it('states the percentage of players who think alike, in a quiz with percentages', async () => {
    const quiz = QUIZZES.find(({ address }) => address === '/dating-intent') as Quiz;
    const context = await newContext();
    await keepGame(context, quiz, [0, 2]);
    const { page, answer } = await openQuiz(context, url, quiz);
    await answer(2, 1);
    await page.getByText('Tu fais partie des 35\u00a0% qui pensent comme toi\u202f!').waitFor();
  });

  it('gives way to the first question after « Refaire le test », with or without a reload depending on the quiz', async () => {
    for (const quiz of [LOVE_PROBLEMS, SINGLE_QUIZ]) {
      const context = await newContext();
      await keepGame(context, quiz, allButLast(quiz));
      const { page, answer, question, result } = await openQuiz(context, url, quiz);
      await answer(quiz.questions.length - 1, 0);
      await result([...allButLast(quiz), 0]);
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.getByRole('button', { name: 'Refaire le test' }).click();
      await question(0);
      await scriptWorks(page);
      await expect.poll(() => loads).toBe(quiz === LOVE_PROBLEMS ? 0 : 1);
    }
  });
});

it('a quiz shifts no layout between questions, and fits a screen 320 px wide', async () => {
  const context = await newContext({ viewport: { width: 320, height: 700 }, reducedMotion: null });
  const { page, answer, question } = await openQuiz(context, url, DATE_QUIZ);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  for (const [index] of DATE_QUIZ.questions.slice(1).entries()) await answer(index, index % 5);
  await question(DATE_QUIZ.questions.length - 1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

it('a double tap on an option of a quiz counts as one answer, and activates no part of the result', async () => {
  const context = await newContext({ hasTouch: true, viewport: { width: 390, height: 1600 } });
  const { page, question, answer, result } = await openQuiz(context, url, LOVE_PROBLEMS);
  /** Taps twice at the place of the question's first option. */
  const tapTwice = async () => {
    const box = await page.locator('[data-current=true] label').first().boundingBox();
    if (!box) throw new Error('No option is shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  };
  await tapTwice();
  await question(1);
  await page.waitForTimeout(500);
  await question(1);
  const last = LOVE_PROBLEMS.questions.length - 1;
  for (let index = 1; index < last; index += 1) await answer(index, 0);
  await question(last);
  await tapTwice();
  await result(LOVE_PROBLEMS.questions.map(() => 0));
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe(LOVE_PROBLEMS.address);
  await result(LOVE_PROBLEMS.questions.map(() => 0));
});
