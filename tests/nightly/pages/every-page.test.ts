import { expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { isOwnLayout, largeTextVisitor, NIGHTLY_VISITS, pageVisitor } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** A page of every kind is opened, and looked at in all ways that need a browser. */

const { url } = inject('site');

const browser = await workerBrowser();
const problemsOf = await pageVisitor(browser, url);
const problemsOfLargeText = await largeTextVisitor(browser, url);

it.each(NIGHTLY_VISITS)(
  '$name, $width px wide in the $colorScheme, keeps to its policy and its weight, loads nothing from elsewhere, passes axe, and works by finger and keyboard',
  async (visit) => {
    expect(await problemsOf(visit)).toEqual({});
  },
);

it.each(PAGE_KINDS.filter(isOwnLayout))('$name has room for text twice as large', async ({ address }) => {
  expect(await problemsOfLargeText(address)).toEqual([]);
});
