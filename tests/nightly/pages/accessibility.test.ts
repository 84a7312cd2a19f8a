import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import { VISITOR } from '../../support/visitor.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

/** A browser without motion, so that nothing is half way when it is looked at. */
function contextOf(width: 360 | 1280): Promise<BrowserContext> {
  return browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
    userAgent: VISITOR,
  });
}

describe('what opens or appears', () => {
  it.each<{ state: string; address: string; width: 360 | 1280; open: (page: Page) => Promise<unknown> }>([
    {
      state: 'an open question',
      address: '/',
      width: 360,
      open: (page) => page.locator('.question summary').first().click(),
    },
    {
      state: 'an article that nobody wrote',
      address: '/blog/jamais-ecrit',
      width: 1280,
      open: (page) => page.getByRole('heading', { name: 'Article non trouvé' }).waitFor(),
    },
    { state: 'the skip link', address: '/inscription', width: 1280, open: (page) => page.keyboard.press('Tab') },
  ])('passes axe: $state', async ({ address, width, open }) => {
    const context = await contextOf(width);
    const page = await context.newPage();
    await page.goto(url + address);
    await open(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await context.close();
  });
});
