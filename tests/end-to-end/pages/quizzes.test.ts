import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { resultOf } from '../../../src/core/quiz/quiz.ts';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { openQuiz } from '../../support/quiz-page.ts';
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

it('a quiz can be played by keyboard, shows its result, and copies a link to the page of the result', async () => {
  const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, errors, question, result } = await openQuiz(context, url, SINGLE_QUIZ);
  for (const [index, { text }] of SINGLE_QUIZ.questions.entries()) {
    await question(index);
    // Each new question takes the focus, except the first.
    if (index > 0) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
    }
    await tabToOptions(page);
    // Arrow keys move through the options without an answer: the second press finds the question still open.
    const keys = index === 1 ? ['ArrowDown', 'ArrowDown', 'Enter'] : ['Space'];
    for (const key of keys) await page.keyboard.press(key);
  }
  await result([0, 2, 0, 0]);
  await page.getByRole('status').filter({ hasText: 'Résultat' }).waitFor({ state: 'attached' });
  expect(errors).toEqual([]);

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
