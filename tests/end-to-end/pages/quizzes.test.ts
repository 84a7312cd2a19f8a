import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { resultOf, type Quiz } from '../../../src/core/quiz/quiz.ts';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { QUIZZES } from '../../../src/core/quiz/quizzes.ts';
import { axeViolations } from '../../support/axe.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { allButLast, keepGame, openQuiz } from '../../support/quiz-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

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
  it.each([SINGLE_QUIZ])('$address is played by keyboard alone, and ends with its result', async (quiz) => {
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

  it.each(BUTTONS.slice(0, 1))('of %s offers its own buttons, passes axe, and is announced', async (address, names) => {
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

  it('is shared at its own address', async () => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    await keepGame(context, SINGLE_QUIZ, allButLast(SINGLE_QUIZ));
    const { page, answer } = await openQuiz(context, url, SINGLE_QUIZ);
    await answer(3, 0);
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await page.getByText('Lien copié').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [, line = '', address = ''] = /^(.+) (\S+)$/.exec(copied) ?? [];
    expect(line).toBe(resultOf(SINGLE_QUIZ, 'exigeant').teaser);
    expect(address).toMatch(/\/single-quiz\/resultat\/exigeant$/);
    await page.goto(url + new URL(address).pathname);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('og:title')).toBe(SINGLE_QUIZ.invitation);
    expect(await meta('og:image:alt')).toBe(`Diagnostic\u00a0: ${line}`);
    await page.getByRole('heading', { level: 1, name: 'Diagnostic\u00a0: exigence haute couture' }).waitFor();
    await page.getByRole('link', { name: 'Jouer' }).click();
    await page.waitForURL(`${url}/single-quiz`);
  });
});
