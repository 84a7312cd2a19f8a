import { expect, inject, it } from 'vitest';
import { pageVisitor, VISITS } from '../../support/page-visit.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

/** A page of every layout is opened once for all checks that need a browser. */

const { url } = inject('site');

const problemsOf = await pageVisitor(await workerBrowser(), url);

it.each(VISITS)(
  '$name respects its policy and size limit, loads no foreign file, passes axe, and has targets of 44 px',
  async (visit) => {
    expect(await problemsOf(visit)).toEqual({});
  },
);
