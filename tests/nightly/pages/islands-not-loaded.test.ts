import { describe, inject, it } from 'vitest';
import { FORM_NOT_LOADED } from '../../../src/presentation/forms/copy.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import {
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

describe('an island whose script fails once or comes late', () => {
  it.each([
    ...[QUIZ_ISLAND, CONTEST_ISLAND, PODCAST_ISLAND].map((island) => ({
      ...island,
      script: /\/mount\./,
    })),
    // The page's own script fails here.
    { ...SEARCH_ISLAND, script: /\.js$/ },
  ])(
    'reports the failure, and works at the second attempt: $address, $script',
    async ({ address, failure, works, script }) => {
      const page = await (await newContext()).newPage();
      const letPass = await failScripts(page, script);
      await openIsland(page, url + address);
      await retry(page, failure, letPass);
      await works(page);
    },
  );

  it.each([
    { ...SIMULATOR_ISLAND, script: /\/mount\./ },
    { ...SEARCH_ISLAND, script: /\.js$/ },
  ])(
    'works after a reload when the browser does not fetch a failed script again: $address, $script',
    async ({ address, failure, works, script }) => {
      const page = await (await newContext()).newPage();
      await failScriptsUntilReload(page, script);
      await openIsland(page, url + address);
      await retry(page, failure);
      await works(page);
    },
  );

  it('starts the simulator once its script arrives when the visitor has pressed the button before', async () => {
    const page = await (await newContext()).newPage();
    let letPass: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letPass = resolve));
    const isAsked = page.waitForRequest(/\/mount\./);
    await page.route('**/_astro/mount.*', async (route) => {
      await held;
      await route.continue();
    });
    await openIsland(page, url + SIMULATOR_ISLAND.address);
    await isAsked;
    await page.locator('[data-scene=intro] .option').first().click();
    letPass();
    await page.locator('[data-scene=selection]').waitFor();
  });

  it('leaves the newsletter form of the podcast page working as a plain HTML form', async () => {
    const page = await (await newContext()).newPage();
    await page.route('**/_astro/mount.*', (route) => route.abort());
    await page.route('**/functions/v1/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'Arrivé' }),
    );
    await openIsland(page, url + PODCAST_ISLAND.address);
    const form = page.locator('.newsletter-form');
    await form.locator('[type=email]').fill('lea@exemple.fr');
    await page.getByRole('alert').getByText(FORM_NOT_LOADED).first().waitFor();
    await form.locator('[type=submit]').click();
    await page.getByText('Arrivé').waitFor();
  });
});
