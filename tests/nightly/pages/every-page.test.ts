import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { PAGE_KINDS } from '../../../scripts/measure/page-kinds.ts';
import { ALL_VISITS, problemsOf, problemsOfLargeText } from '../../support/page-visit.ts';

/** A page of every kind is opened once at each width, and looked at in all ways that need a browser. */

const { url } = inject('site');

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

it.concurrent.each(ALL_VISITS)(
  '$name, $width px wide, keeps to its policy, loads nothing from elsewhere, passes axe, works by finger and by keyboard',
  async (visit) => {
    expect(await problemsOf(browser, url, visit)).toEqual({});
  },
);

it.concurrent.each(PAGE_KINDS)('$name has room for text twice as large', async ({ address }) => {
  expect(await problemsOfLargeText(browser, url + address)).toEqual([]);
});
