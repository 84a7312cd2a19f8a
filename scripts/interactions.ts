import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { QUIZZES } from '../src/core/quiz/quizzes.ts';
import type { Quiz } from '../src/core/quiz/quiz.ts';
import { SIMULATOR_ADDRESS } from '../src/core/site/addresses.ts';
import { freePort } from './backend/free-port.ts';
import { launchChromium } from './measure/chromium.ts';
import { interactionTimes, openOnSlowPhone } from './measure/interaction-times.ts';
import { startCopy } from './measure/running-copy.ts';
import { exitWith, OperatorError } from './process/operator-error.ts';

/** Interaction to next paint, in milliseconds. */
const TARGET = 100;
/** The scenes of the simulator that are played, from its first. */
const SCENES = 5;

/** `npm run interactions`: plays each game on a phone four times slower than this machine; fails when a touch is painted late. */
async function measureInteractions(): Promise<void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-interactions-'));
  const port = await freePort();
  await using closing = new AsyncDisposableStack();
  closing.defer(() => rmSync(directory, { recursive: true, force: true }));
  const copy = await startCopy(directory, port);
  closing.defer(() => copy.stop());
  const browser = await launchChromium();
  closing.defer(() => browser.close());

  const games = [
    ...QUIZZES.map((quiz) => ({ address: quiz.address, play: (page: Page) => playQuiz(page, quiz) })),
    { address: SIMULATOR_ADDRESS, play: playSimulator },
  ];
  const table: Record<string, { touches: number; 'longest ms': number; 'second ms': number }> = {};
  for (const { address, play } of games) {
    const page = await openOnSlowPhone(browser, `http://127.0.0.1:${port}${address}`);
    const touches = await play(page);
    const [longest = 0, second = 0] = await interactionTimes(page);
    table[address] = { touches, 'longest ms': longest, 'second ms': second };
    await page.context().close();
  }
  console.table(table);
  const late = Object.keys(table).filter((address) => (table[address]?.['longest ms'] ?? 0) > TARGET);
  if (late.length > 0)
    throw new OperatorError(`A touch is painted after more than ${TARGET} ms on ${late.join(', ')}.`);
}

/** Answers all questions, up to the result. @returns how many touches that took */
async function playQuiz(page: Page, { questions }: Quiz): Promise<number> {
  for (const { text } of questions) {
    const question = page.locator('.quiz-game [data-current=true][data-step=asking]', { hasText: text });
    await question.locator('label').first().tap();
  }
  await page.locator('.quiz-game h2:focus').waitFor();
  return questions.length;
}

/** Chooses the first option of a few scenes. @returns how many touches that took */
async function playSimulator(page: Page): Promise<number> {
  await page.locator('.simulator[data-ready]').waitFor();
  for (let scene = 0; scene < SCENES; scene += 1) {
    await page.locator('[data-scene]:not([data-leaving]) button.option').first().tap();
    await page.locator('[data-scene][data-leaving]').waitFor();
    await page.locator('[data-scene]:not([data-leaving])').waitFor();
  }
  return SCENES;
}

await measureInteractions().catch(exitWith);
