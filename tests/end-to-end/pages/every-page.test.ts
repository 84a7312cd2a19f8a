import { expect, inject, it } from 'vitest';
import { pageVisitor, VISITS } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** A page of every layout is opened once, and looked at in all ways that need a browser. */

const { url } = inject('site');

const problemsOf = await pageVisitor(await workerBrowser(), url);

it.each(VISITS)(
  '$name keeps to its policy and its weight, loads nothing from elsewhere, passes axe, and works by finger',
  async (visit) => {
    expect(await problemsOf(visit)).toEqual({});
  },
);
