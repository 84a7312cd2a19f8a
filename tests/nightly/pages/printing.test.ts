import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { faultsOnPaper } from '../../support/printed-page.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();
let page: Page;

beforeAll(async () => {
  // As wide as a sheet of paper, and with motion.
  page = await browser.newPage({ viewport: { width: 794, height: 1123 }, reducedMotion: 'no-preference' });
});

describe('a printed page', () => {
  it.each([
    ...['/', '/blog', '/blog/ecrire-une-bio', '/concours', '/doucepiquant', '/viensonsappelle'],
    ...['/drague-simulator', '/admin'],
  ])('repeats no fixed element on each sheet, and shows texts that fade in on screen: %s', async (address) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(url + address, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(faultsOnPaper)).toEqual([]);
  });

  it('shows no sharing link of an article', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${url}/blog/ecrire-une-bio`);
    const mail = page.getByRole('link', { name: 'Envoyer par e-mail' });
    await mail.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await mail.isVisible()).toBe(false);
  });
});
