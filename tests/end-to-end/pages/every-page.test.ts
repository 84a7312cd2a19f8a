import { expect, inject, it } from 'vitest';
import { problemsOf, VISITS } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** A page of every layout is opened once, and looked at in all ways that need a browser. */

const { url } = inject('site');

const browser = await workerBrowser();

it.concurrent.each(VISITS)(
  '$name, $width px wide, keeps to its policy, loads nothing from elsewhere, passes axe, works by finger and by keyboard',
  async (visit) => {
    expect(await problemsOf(browser, url, visit)).toEqual({});
  },
);
