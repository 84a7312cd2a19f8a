import { describe, expect, inject, it } from 'vitest';
import { visitorContexts } from '../../support/browser-contexts.ts';
import {
  CONFESSION_ISLAND,
  CONTEST_ISLAND,
  failScripts,
  failScriptsUntilReload,
  openIsland,
  PODCAST_ISLAND,
  QUIZ_ISLAND,
  retry,
  SEARCH_ISLAND,
  SIMULATOR_ISLAND,
} from '../../support/late-islands.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

describe('an island whose script does not load once', () => {
  it.each([QUIZ_ISLAND, SIMULATOR_ISLAND, CONTEST_ISLAND, PODCAST_ISLAND])(
    'says so, and works at the second attempt: $address',
    async ({ address, failure, works }) => {
      const page = await (await newContext()).newPage();
      const letPass = await failScripts(page, /\/mount\./);
      await openIsland(page, url + address);
      await retry(page, failure, letPass);
      await works(page);
      expect(await page.locator('.island').first().getByRole('alert').count()).toBe(0);
    },
  );

  it.each([QUIZ_ISLAND, SIMULATOR_ISLAND, CONFESSION_ISLAND, CONTEST_ISLAND, PODCAST_ISLAND, SEARCH_ISLAND])(
    'says so where the script of its page does not: $address',
    async ({ address, failure, works }) => {
      const page = await (await newContext()).newPage();
      const letPass = await failScripts(page, /\.js$/);
      await openIsland(page, url + address);
      await retry(page, failure, letPass);
      await works(page);
    },
  );

  it.each([
    { ...SIMULATOR_ISLAND, script: /\/mount\./ },
    { ...CONFESSION_ISLAND, script: /\.js$/ },
  ])(
    'is there once the page is loaded again, where the browser gives no script a second chance: $address, $script',
    async ({ address, failure, works, script }) => {
      const page = await (await newContext()).newPage();
      await failScriptsUntilReload(page, script);
      await openIsland(page, url + address);
      await retry(page, failure);
      await works(page);
    },
  );
});
