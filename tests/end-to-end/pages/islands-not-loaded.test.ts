import { expect, inject, it } from 'vitest';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { CONFESSION_ISLAND, failScripts, openIsland, retry } from '../../support/late-islands.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

it('an island whose script fails to load shows an alert, and works after a retry', async () => {
  const { address, failure, works } = CONFESSION_ISLAND;
  const page = await (await newContext()).newPage();
  const letPass = await failScripts(page, /\/mount\./);
  await openIsland(page, url + address);
  await retry(page, failure, letPass);
  await works(page);
  expect(await page.locator('.island').first().getByRole('alert').count()).toBe(0);
});
