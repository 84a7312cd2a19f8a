import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { CONTEST_ADDRESS } from '../src/core/site/addresses.ts';
import { freePort } from './backend/free-port.ts';
import { launchChromium } from './measure/chromium.ts';
import { startCopy } from './measure/running-copy.ts';
import { exitWith, OperatorError } from './process/operator-error.ts';

/** The longest that the page may be kept from answering, in milliseconds. */
const TARGET = 100;
const WIDTH = 4000;
const HEIGHT = 3000;
const MOST_BYTES = 2 * 1024 * 1024;
/** What a person needs at least to fill in the form. */
const LEAST_TIME = 3500;
const MAIL = '**/api/v1.0/email/send';

/**
 * `npm run compression`: sends a photo of 12 megapixels by the form of the contest, and prints the longest task of the page
 * from the choice of the file to its message; fails when one keeps the page busy for too long.
 */
async function measureCompression(): Promise<void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-compression-'));
  const port = await freePort();
  await using closing = new AsyncDisposableStack();
  closing.defer(() => rmSync(directory, { recursive: true, force: true }));
  const copy = await startCopy(directory, port);
  closing.defer(() => copy.stop());
  const browser = await launchChromium();
  closing.defer(() => browser.close());

  const page = await browser.newPage();
  // The picture is all that is of interest, not what the service does with it.
  await page.route(MAIL, (route) => route.fulfill({ status: 200, body: 'OK' }));
  await page.goto(`http://127.0.0.1:${port}${CONTEST_ADDRESS}`);
  const form = page.locator('#inscription form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('[type=submit]:enabled').waitFor();
  await form.getByLabel('Ton nom').fill('Hugo');
  await form.getByLabel('Ton adresse e-mail').fill('hugo@exemple.fr');
  await page.waitForTimeout(LEAST_TIME);
  const photo = await photoOf(WIDTH, HEIGHT);
  await watchTasks(page);
  await form.locator('[name=proof]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  const startedAt = performance.now();
  await form.locator('[type=submit]').click();
  await page.locator('.contest-toast').waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - startedAt) / 1000;
  const longest = await longestTask(page);
  console.log(
    `${(WIDTH * HEIGHT) / 1e6} megapixels, ${Math.round(photo.length / 1024)} KB: sent after ${seconds.toFixed(1)} s, longest task of the page ${longest} ms`,
  );
  if (longest > TARGET) throw new OperatorError(`The page was busy for ${longest} ms, more than ${TARGET} ms.`);
}

/** A photo with something in every corner, small enough to be taken, and to be sent once compressed. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const coarse = { width: 40, height: 30, channels: 3 as const };
  const points = Buffer.from(Array.from({ length: coarse.width * coarse.height * 3 }, () => randomInt(256)));
  const photo = await sharp(points, { raw: coarse }).resize(width, height).jpeg({ quality: 80 }).toBuffer();
  if (photo.length > MOST_BYTES) throw new Error(`The photo has ${photo.length} bytes: too many`);
  return photo;
}

/** Keeps the lengths of tasks that last 50 ms or more: what a browser calls long. */
function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const lengths: number[] = [];
    new PerformanceObserver((list) => lengths.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { taskLengths: lengths });
  });
}

/** The longest of these tasks in milliseconds; 0 where none was long. */
async function longestTask(page: Page): Promise<number> {
  const lengths = await page.evaluate(() => (window as unknown as { taskLengths: number[] }).taskLengths);
  return Math.round(Math.max(0, ...lengths));
}

await measureCompression().catch(exitWith);
