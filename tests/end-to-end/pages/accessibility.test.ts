import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { PAGE_KINDS } from '../../../scripts/measure/page-kinds.ts';
import { smallTargets, walkByKeyboard } from '../../support/keyboard-walk.ts';
import { VISITOR } from '../../support/visitor.ts';

const { url } = inject('site');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1280] as const;
const SETTINGS = SCHEMES.flatMap((colorScheme) => WIDTHS.map((width) => ({ colorScheme, width })));

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** A browser with one look; without motion, so that nothing is half way when it is looked at. */
function contextOf({ colorScheme, width }: (typeof SETTINGS)[number]): Promise<BrowserContext> {
  return browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
    userAgent: VISITOR,
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

/** What `look` finds on one page of every kind, by address. */
async function lookAtEveryKind(
  context: BrowserContext,
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const findings = await Promise.all(
    PAGE_KINDS.map(async ({ address }) => {
      const page = await context.newPage();
      await page.goto(url + address);
      const found = await look(page);
      await page.close();
      return [address, found] as const;
    }),
  );
  return Object.fromEntries(findings.filter(([, found]) => found.length > 0));
}

describe.each(SETTINGS)('in the $colorScheme, at $width px', (setting) => {
  it('every kind of page passes axe', async () => {
    const context = await contextOf(setting);
    expect(await lookAtEveryKind(context, violations)).toEqual({});
    await context.close();
  });
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
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});

describe.each(WIDTHS)('at %i px', (width) => {
  it('the keyboard reaches all that a pointer does, in plain sight', async () => {
    const context = await contextOf({ colorScheme: 'light', width });
    expect(await lookAtEveryKind(context, walkByKeyboard)).toEqual({});
    await context.close();
  });

  it('targets measure 44 px at least', async () => {
    const context = await contextOf({ colorScheme: 'light', width });
    expect(await lookAtEveryKind(context, smallTargets)).toEqual({});
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
    expect(await violations(page)).toEqual([]);
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
