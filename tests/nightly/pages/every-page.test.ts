import { expect, inject, it } from 'vitest';
import { NIGHTLY_VISITS, pageVisitor } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** A page of every kind is opened, and looked at in all ways that need a browser. */

const { url } = inject('site');

const problemsOf = await pageVisitor(await workerBrowser(), url);

it.each(NIGHTLY_VISITS)(
  '$name, $width px wide in the $colorScheme, keeps to its policy and its weight, loads nothing from elsewhere, passes axe, works by finger and keyboard, and has room for large text',
  async (visit) => {
    expect(await problemsOf(visit)).toEqual({});
  },
);
