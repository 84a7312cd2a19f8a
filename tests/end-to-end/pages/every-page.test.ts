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

describe.each([360, 1280])('at %i px', (width) => {
  it.concurrent.each(PAGE_KINDS)(
    '$name keeps to its policy, loads nothing from elsewhere, passes axe, works by finger and by keyboard',
    async ({ address }) => {
      expect(await problemsOf(address, width)).toEqual({});
    },
  );
});
