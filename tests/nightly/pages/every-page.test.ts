import { expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { ALL_VISITS, problemsOf, problemsOfLargeText } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** A page of every kind is opened once at each width, and looked at in all ways that need a browser. */

const { url } = inject('site');

const browser = await workerBrowser();

it.concurrent.each(ALL_VISITS)(
  '$name, $width px wide, keeps to its policy, loads nothing from elsewhere, passes axe, works by finger and by keyboard',
  async (visit) => {
    expect(await problemsOf(browser, url, visit)).toEqual({});
  },
);

it.concurrent.each(PAGE_KINDS)('$name has room for text twice as large', async ({ address }) => {
  expect(await problemsOfLargeText(browser, url + address)).toEqual([]);
});
