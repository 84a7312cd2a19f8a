import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, runFaults } from '../../../tools/faults/run.ts';
import { prepareSite, type FaultSite } from '../../../tools/faults/site.ts';
import { launchChromium } from '../../../tools/measure/chromium.ts';
import { newInstallation, type Installation } from '../../support/installation.ts';

/**
 * Seeds that cover every kind of fault but an answer that never comes, which takes half a minute. Tests of the session
 * in `src/admin/editor/saving` cover that fault without waiting.
 */
const SEEDS = [20, 124, 331];

let installation: Installation;
let browser: Browser;
let site: FaultSite;

beforeAll(async () => {
  [installation, browser] = await Promise.all([newInstallation(inject('publishedCopy')), launchChromium()]);
  await installation.start();
  site = await prepareSite(installation.url, installation.directory, browser);
});

afterAll(async () => {
  await browser?.close();
  await installation?.remove();
});

it.concurrent.each(SEEDS)(
  'the editor loses, duplicates and moves no word under the faults of seed %i',
  async (seed) => {
    const result = await runFaults(site, await openBrowser(site), seed);
    expect(result).toMatchObject({ lost: [], duplicated: [], disordered: [], problem: null });
    expect(result.typed).toBeGreaterThan(5);
  },
);
