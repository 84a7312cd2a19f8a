import type { BrowserContext } from 'playwright';
import { beforeEach, expect, inject, it } from 'vitest';
import { LOVE_PROBLEMS } from '../../../src/core/quiz/quizzes/love-problems.ts';
import { CONFESSION_SENT } from '../../../src/features/confessions/copy.ts';
import { blockStorage } from '../../support/blocked-storage.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { answerMail } from '../../support/contest-page.ts';
import { openQuiz } from '../../support/quiz-page.ts';
import { openSimulator } from '../../support/simulator-page.ts';
import { openPodcast } from '../../support/podcast-page.ts';

const { url } = inject('site');

const newContext = await visitorContexts();

let context: BrowserContext;

beforeEach(async () => {
  context = await newContext();
  await blockStorage(context);
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
});

it('a browser that blocks storage plays a quiz and starts the simulator without errors', async () => {
  const { page, errors, answer, result } = await openQuiz(context, url, LOVE_PROBLEMS);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
  for (const index of LOVE_PROBLEMS.questions.keys()) await answer(index, 0);
  await result(LOVE_PROBLEMS.questions.map(() => 0));
  const simulator = await openSimulator(context, url);
  await simulator.choose('intro', 'commencer');
  await simulator.scene('selection');
  expect([...errors, ...simulator.errors]).toEqual([]);
});

it('a browser that blocks storage sends a confession', async () => {
  const page = await context.newPage();
  const sent = await answerMail(page, 200);
  await page.goto(`${url}/confessions`);
  await page.locator('#confession').fill('Il a commandé pour moi.');
  await page.locator('.booth form [type=submit]:enabled').waitFor();
  await page.waitForTimeout(2000);
  await page.locator('.booth form [type=submit]').click();
  await page.getByRole('heading', { name: CONFESSION_SENT.title }).waitFor();
  expect(sent).toHaveLength(1);
});

it('a browser that blocks storage loads the podcast’s forms and shows search results', async () => {
  const { page, errors } = await openPodcast(context, url);
  await page.goto(`${url}/recherche?q=date`);
  await page.locator('.results h2').first().waitFor();
  expect(errors).toEqual([]);
});
