import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { PAGE_KINDS } from '../../../scripts/measure/page-kinds.ts';
import { PAGES, type PageDeclaration } from '../../../src/core/site/page-table.ts';
import { axeViolations } from '../../support/axe.ts';
import { smallTargets, walkByKeyboard } from '../../support/keyboard-walk.ts';
import { policyProblems } from '../../support/page-policy.ts';
import { watchedPage } from '../../support/watched-page.ts';

/** Every kind of page is opened once at each width, and looked at in all ways that need a browser. */

const { url } = inject('site');
const declared: Readonly<Record<string, PageDeclaration>> = PAGES;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** Returns what is wrong with a page, by what was looked at. */
async function problemsOf(address: string, width: number): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  // Without motion, nothing is half way when it is looked at.
  const { page, problems } = await watchedPage(browser, url, {
    viewport: { width, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(url + address);
  found['policy'] = await policyProblems(page, declared[address]?.policy?.['worker-src']);
  // The back office comes with its script.
  await page.locator('h1:visible').first().waitFor();
  // At its end, everything that waits to be seen has come.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found[`axe, ${colorScheme}`] = await axeViolations(page);
  }
  found['targets of 44 px'] = await smallTargets(page);
  // The walk leaves the focus at the end of the page: it comes last.
  found['the keyboard reaches all that a pointer does, in plain sight'] = await walkByKeyboard(page);
  found['reports, errors and requests'] = [...problems];
  await page.context().close();
  return Object.fromEntries(Object.entries(found).filter(([, sentences]) => sentences.length > 0));
}

it.concurrent.each(PAGE_KINDS)('$name fits a phone of 390 px whose text is twice as large', async ({ address }) => {
  const { page } = await watchedPage(browser, url, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(url + address);
  await page.locator('h1:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => {
    const places = [...document.querySelectorAll('.site-header nav > :not([popover])')].map((part) => [
      part.getBoundingClientRect().left,
      part.getBoundingClientRect().left + part.scrollWidth,
    ]);
    return {
      textSize: getComputedStyle(document.documentElement).fontSize,
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      isCovered: places.some(([left = 0], index) => left + 1 < (places[index - 1]?.[1] ?? 0)),
    };
  });
  expect(found).toEqual({ textSize: '32px', overflow: 0, isCovered: false });
  await page.context().close();
});

describe.each([360, 1280])('at %i px', (width) => {
  it.concurrent.each(PAGE_KINDS)(
    '$name keeps to its policy, loads nothing from elsewhere, passes axe, works by finger and by keyboard',
    async ({ address }) => {
      expect(await problemsOf(address, width)).toEqual({});
    },
  );
});
