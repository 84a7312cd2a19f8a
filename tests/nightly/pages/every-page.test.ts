import { expect, inject, it } from 'vitest';
import { NIGHTLY_VISITS, pageVisitor } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** Opens a page of every kind, and checks everything that needs a browser. */

const { url } = inject('site');

const problemsOf = await pageVisitor(await workerBrowser(), url);

it.each(NIGHTLY_VISITS)(
  '$name, $width px wide in the $colorScheme scheme, keeps its policy and weight, passes axe, and works by touch and keyboard',
  async (visit) => {
    expect(await problemsOf(visit)).toEqual({});
  },
);
