import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { type Quiz } from '../../../src/core/quiz/quiz.ts';
import { DATE_QUIZ } from '../../../src/core/quiz/quizzes/date-quiz.ts';
import { LOVE_PROBLEMS } from '../../../src/core/quiz/quizzes/love-problems.ts';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { QUIZZES } from '../../../src/core/quiz/quizzes.ts';
import { resultAddress } from '../../../src/core/quiz/result-address.ts';
import { axeViolations } from '../../support/axe.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { allButLast, keepGame, openQuiz, scriptWorks } from '../../support/quiz-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { LARGEST_SCRIPTS, weighScripts } from '../../support/script-weight.ts';

const { url } = inject('site');

const newContext = await visitorContexts();

/** Presses Tab until a radio has the focus. */
async function tabToOptions(page: Page): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator('input[type=radio]:focus').count()) > 0) return;
  }
  throw new Error('Tab reaches no option');
}

describe('every quiz', () => {
  it.each(QUIZZES.filter((quiz) => quiz !== SINGLE_QUIZ))(
    '$address is played by keyboard alone, and ends with its result',
    async (quiz) => {
      const { page, errors, question, result } = await openQuiz(await newContext({ reducedMotion: null }), url, quiz);
      const answers: number[] = [];
      for (const [index, { text }] of quiz.questions.entries()) {
        await question(index);
        // The focus comes with each new question; the first leaves it where it is.
        if (index > 0) {
          await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
        }
        await tabToOptions(page);
        const isByArrows = index % 2 === 1;
        // The arrows only look through the options: the second press still finds the question open.
        for (const key of isByArrows ? ['ArrowDown', 'ArrowDown', 'Enter'] : ['Space']) await page.keyboard.press(key);
        answers.push(isByArrows ? 2 : 0);
      }
      await result(answers);
      expect(errors).toEqual([]);
    },
  );

  it.each([SINGLE_QUIZ])('$address says at each question how far one is', async (quiz) => {
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

  it.each([SINGLE_QUIZ])('$address comes with no more script than a game may have', async (quiz) => {
    const context = await newContext({ serviceWorkers: 'block' });
    const weight = weighScripts(context);
    const { page, question } = await openQuiz(context, url, quiz);
    await question(0);
    await page.waitForLoadState('networkidle');
    expect(await weight()).toBeGreaterThan(60 * 1024);
    expect(await weight()).toBeLessThanOrEqual(LARGEST_SCRIPTS);
  });
});

describe('a result', () => {
  const BUTTONS: [string, string[]][] = [
    ['/quiz', ['Rejouer', 'Viens faire d’autres quizz']],
    ['/game-level', ['Crée ton profil en 30\u00a0sec et trouve ton match\u202f! 🔥', 'Rejouer', 'Autres jeux']],
    ['/plant-quiz', ['Refaire le test', 'Tous les jeux']],
    ['/single-quiz', ['Refaire le test', 'Voir les autres jeux']],
    ['/love-problems', ['Décoincer ça\u00a0: un profil en 30\u00a0sec', 'Refaire le test', 'Jouer à autre chose']],
    ['/dating-intent', ['Refaire le test', 'Faire un autre quiz']],
  ];

  it.each(BUTTONS.slice(1))('of %s offers its own buttons, passes axe, and is announced', async (address, names) => {
    const quiz = QUIZZES.find((candidate) => candidate.address === address) as Quiz;
    const context = await newContext({ viewport: { width: 360, height: 800 } });
    await keepGame(context, quiz, allButLast(quiz));
    const { page, answer, result } = await openQuiz(context, url, quiz);
    await answer(quiz.questions.length - 1, 0);
    await result([...allButLast(quiz), 0]);
    const share = await page.getByRole('button', { name: 'Copier le lien' }).boundingBox();
    expect(share && share.y + share.height).toBeLessThanOrEqual(800);
    const actions = page.locator('.quiz-actions');
    for (const name of names) await actions.locator('a, button', { hasText: name }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Résultat' }).waitFor({ state: 'attached' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(await smallTargets(page)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('passes axe on every paper that it is written on (%s)', async (colorScheme) => {
    const page = await (await newContext({ colorScheme })).newPage();
    for (const category of DATE_QUIZ.categories) {
      await page.goto(url + resultAddress(DATE_QUIZ, category));
      expect(await axeViolations(page), category).toEqual([]);
    }
  });

  it('comes with confetti, and without where the visitor wants no motion', async () => {
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

  it('says how many think alike, where the quiz knows', async () => {
    const quiz = QUIZZES.find(({ address }) => address === '/dating-intent') as Quiz;
    const context = await newContext();
    await keepGame(context, quiz, [0, 2]);
    const { page, answer } = await openQuiz(context, url, quiz);
    await answer(2, 1);
    await page.getByText('Tu fais partie des 35\u00a0% qui pensent comme toi\u202f!').waitFor();
  });

  it('gives way to another try: at once, or as the page is loaded again', async () => {
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

describe('from one question to the next', () => {
  it.each([1280])('nothing moves at %i px, and nothing runs off the side', async (width) => {
    const context = await newContext({ viewport: { width, height: 700 }, reducedMotion: null });
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it.each([320])('nothing moves at %i px, and nothing runs off the side', async (width) => {
    const context = await newContext({ viewport: { width, height: 700 }, reducedMotion: null });
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('one gesture', () => {
  /** Taps or clicks where an option of the question of this index is, twice in a row. */
  async function pressTwice(page: Page, isTouch: boolean): Promise<void> {
    const box = await page.locator('[data-current=true] label').first().boundingBox();
    if (!box) throw new Error('No option is shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isTouch) return page.mouse.dblclick(x, y);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  }

  it.each([
    ['a double click', false],
    ['a double tap', true],
  ])('is one answer, and presses nothing of the result: %s', async (_, isTouch) => {
    const context = await newContext({ hasTouch: isTouch, viewport: { width: 390, height: 1600 } });
    const { page, question, answer, result } = await openQuiz(context, url, LOVE_PROBLEMS);
    await pressTwice(page, isTouch);
    await question(1);
    await page.waitForTimeout(500);
    await question(1);
    const last = LOVE_PROBLEMS.questions.length - 1;
    for (let index = 1; index < last; index += 1) await answer(index, 0);
    await question(last);
    await pressTwice(page, isTouch);
    await result(LOVE_PROBLEMS.questions.map(() => 0));
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe(LOVE_PROBLEMS.address);
    await result(LOVE_PROBLEMS.questions.map(() => 0));
  });
});
