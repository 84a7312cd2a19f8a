import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';

const { url } = inject('site');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  // As wide as a sheet of paper, and with motion.
  page = await browser.newPage({ viewport: { width: 794, height: 1123 }, reducedMotion: 'no-preference' });
});

afterAll(() => browser.close());

/** What would stand on each sheet, and texts that nobody would see, of the page that is shown. */
function faultsOnPaper(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { position, opacity } = getComputedStyle(element);
    const name = `${element.localName}.${element.className}`;
    if (element.getClientRects().length === 0) continue;
    if (position === 'fixed') faults.push(`${name} is on every sheet`);
    if (Number(opacity) < 0.5 && element.closest('main') && element.innerText.trim() !== '') {
      faults.push(`${name} is blank`);
    }
  }
  return faults;
}

describe('a printed page', () => {
  it.each([
    ...['/', '/blog', '/blog/ecrire-une-bio', '/confidentialite', '/concours', '/viensonsappelle', '/doucepiquant'],
    ...['/quiz', '/drague-simulator', '/admin'],
  ])('repeats nothing on each sheet, and shows what rises into view: %s', async (address) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(url + address, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(faultsOnPaper)).toEqual([]);
  });
});
