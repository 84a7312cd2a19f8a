import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { problemsOf, VISITS } from '../../support/page-visit.ts';

/** A page of every layout is opened once, and looked at in all ways that need a browser. */

const { url } = inject('site');

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

it.concurrent.each(VISITS)(
  '$name, $width px wide, keeps to its policy, loads nothing from elsewhere, passes axe, works by finger and by keyboard',
  async (visit) => {
    expect(await problemsOf(browser, url, visit)).toEqual({});
  },
);
