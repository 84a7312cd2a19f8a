import type { CDPSession, Page } from 'playwright';
import { launchChromium } from './measure/chromium.ts';
import { exitWith } from './process/operator-error.ts';
import { serveEditorPage } from './typing/editor-page.ts';
import { countWork, type Work } from './typing/main-thread.ts';
import { percentile } from './typing/percentiles.ts';

const WORDS = 10_000;
const TARGET = 16;
const TEXT = 'Elle a ri, puis elle a dit : « Encore ? » et j’ai su que oui... mon coeur aussi ! ';
const REPEATS = 4;
/** Between two keys: a very fast typist. */
const PAUSE = 40;

/** `npm run typing`: types in a long article, and prints how long keys take to be painted; fails beyond 16 ms for 95 %. */
try {
  const served = await serveEditorPage();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${served.address}?words=${process.argv[2] ?? WORDS}`);
    await page.waitForFunction(() => window.paintTimes !== undefined);
    const keyboard = await page.context().newCDPSession(page);
    await placeCaret(page);
    // What is run for the first time is compiled then.
    await typeKeys(page, TEXT);
    const work = await countWork(keyboard);
    const keys = await measured(page, work, () => typeKeys(page, TEXT.repeat(REPEATS)));
    const deadKeys = await measured(page, work, () => typeDeadKeys(page, keyboard, 60));
    console.log('From a key until it is painted, in milliseconds:');
    console.table({ keys: row(keys.times), 'dead keys': row(deadKeys.times) });
    console.log('What the main thread computes for one, in milliseconds of its own time:');
    console.table({ keys: keys.work, 'dead keys': deadKeys.work });
    if ([keys, deadKeys].some(({ times }) => percentile(times, 95) > TARGET)) process.exitCode = 1;
  } finally {
    await browser.close();
    await served.close();
  }
} catch (error) {
  exitWith(error);
}

/** In the middle of the text, at the end of a paragraph. */
async function placeCaret(page: Page) {
  const paragraphs = page.locator('[role=textbox] > p');
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await page.keyboard.press('End');
}

async function measured(page: Page, work: () => Promise<Work>, type: () => Promise<void>) {
  await page.evaluate(() => window.paintTimes?.splice(0));
  const before = await work();
  await type();
  await page.waitForTimeout(PAUSE * 3);
  const after = await work();
  const times = await page.evaluate(() => window.paintTimes ?? []);
  const perKey = Object.entries(after).map(([part, time]) => [
    part,
    rounded((time - (before[part] ?? 0)) / times.length),
  ]);
  return { times, work: Object.fromEntries(perKey) as Work };
}

async function typeKeys(page: Page, text: string) {
  for (const character of text) {
    await page.keyboard.press(character === ' ' ? 'Space' : character).catch(() => page.keyboard.insertText(character));
    await page.waitForTimeout(PAUSE);
  }
}

/** `^` then `e`: composed, then there. */
async function typeDeadKeys(page: Page, keyboard: CDPSession, count: number) {
  for (let typed = 0; typed < count; typed += 1) {
    await keyboard.send('Input.imeSetComposition', { text: '^', selectionStart: 1, selectionEnd: 1 });
    await page.waitForTimeout(PAUSE);
    await keyboard.send('Input.insertText', { text: 'ê' });
    await page.waitForTimeout(PAUSE);
  }
}

function row(times: number[]) {
  const at = (percent: number) => rounded(percentile(times, percent));
  return { count: times.length, p50: at(50), p90: at(90), p95: at(95), p99: at(99), longest: at(100) };
}

function rounded(time: number): number {
  return Math.round(time * 10) / 10;
}
