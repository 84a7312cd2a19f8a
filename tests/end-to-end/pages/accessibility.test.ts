import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { PAGE_KINDS } from '../../../scripts/measure/page-kinds.ts';
import { axeViolations } from '../../support/axe.ts';
import { smallTargets, walkByKeyboard } from '../../support/keyboard-walk.ts';
import { VISITOR } from '../../support/visitor.ts';

const { url } = inject('site');
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1280] as const;

interface Setting {
  colorScheme: (typeof SCHEMES)[number];
  width: (typeof WIDTHS)[number];
}

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** A browser with one look; without motion, so that nothing is half way when it is looked at. */
function contextOf({ colorScheme, width }: Setting): Promise<BrowserContext> {
  return browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
    userAgent: VISITOR,
  });
}

/** What is wrong with a page that is loaded once, by what was looked at. */
async function problemsOf(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    found[`axe, ${colorScheme}`] = await axeViolations(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  found['targets of 44 px'] = await smallTargets(page);
  // The last: it leaves the focus at the end of the page.
  found['the keyboard reaches all that a pointer does, in plain sight'] = await walkByKeyboard(page);
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}

describe.each(WIDTHS)('at %i px', (width) => {
  it.concurrent.each(PAGE_KINDS)(
    '$name passes axe in both schemes, and works by finger and by keyboard',
    async ({ address }) => {
      const context = await contextOf({ colorScheme: 'light', width });
      const page = await context.newPage();
      await page.goto(url + address);
      // The back office comes with its script.
      await page.locator('h1:visible').first().waitFor();
      expect(await problemsOf(page)).toEqual({});
      await context.close();
    },
  );
});

describe.each(SCHEMES)('what opens or appears, in the %s', (colorScheme) => {
  it.each<{ state: string; address: string; width: 360 | 1280; open: (page: Page) => Promise<unknown> }>([
    {
      state: 'an open question',
      address: '/',
      width: 360,
      open: (page) => page.locator('.question summary').first().click(),
    },
    {
      state: 'an open Sommaire, and the counters',
      address: '/blog/ecrire-une-bio',
      width: 360,
      async open(page) {
        await page.locator('.toc summary').click();
        await page.locator('#compteurs').scrollIntoViewIfNeeded();
        await page.locator('#compteurs:not(:empty)').waitFor();
      },
    },
    {
      state: 'an article that nobody wrote',
      address: '/blog/jamais-ecrit',
      width: 1280,
      open: (page) => page.getByRole('heading', { name: 'Article non trouvé' }).waitFor(),
    },
    { state: 'the skip link', address: '/inscription', width: 1280, open: (page) => page.keyboard.press('Tab') },
  ])('passes axe: $state', async ({ address, width, open }) => {
    const context = await contextOf({ colorScheme, width });
    const page = await context.newPage();
    await page.goto(url + address);
    await open(page);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
});

describe('the menu of a narrow screen', () => {
  it.each(SCHEMES)('opens, passes axe and closes by keyboard (%s)', async (colorScheme) => {
    const context = await contextOf({ colorScheme, width: 360 });
    const page = await context.newPage();
    await page.goto(`${url}/blog`);
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toContain('Blog');
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await page.locator(':focus').textContent()).toContain('Menu');
    await context.close();
  });
});

describe('by keyboard', () => {
  it('skips to the content', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/blog`);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toContain('Aller au contenu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('#contenu :focus').count()).toBe(1);
    await page.close();
  });

  it('opens and closes a question', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    const question = page.locator('.question').first();
    await question.locator('summary').focus();
    await page.keyboard.press('Space');
    expect(await question.locator('p').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await question.locator('p').isVisible()).toBe(false);
    await page.close();
  });
});

describe('axe', () => {
  it('would find a picture without words and text too faint, in the part that is looked at', async () => {
    const page = await browser.newPage();
    await page.setContent(
      '<html lang="fr"><title>a</title><main><h1>a</h1><img src="/x.png"><p style="color:#999">faible</p></main></html>',
    );
    const found = (await axeViolations(page)).map((sentence) => sentence.split(' ')[0]);
    expect(found).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
    expect((await axeViolations(page, ['h1'])).join()).not.toContain('image-alt');
    await page.close();
  });
});
