import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { faultsOnPaper } from '../../support/printed-page.ts';

const { url } = inject('site');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  // As wide as a sheet of paper, and with motion.
  page = await browser.newPage({ viewport: { width: 794, height: 1123 }, reducedMotion: 'no-preference' });
});

afterAll(() => browser.close());

describe('a printed page', () => {
  it.each([
    '/',
    '/blog',
    '/concours',
    '/doucepiquant',
    '/confidentialite',
    '/viensonsappelle',
    '/quiz',
    '/drague-simulator',
  ])('repeats nothing on each sheet, and shows what rises into view: %s', async (address) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(url + address, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(faultsOnPaper)).toEqual([]);
  });
});
