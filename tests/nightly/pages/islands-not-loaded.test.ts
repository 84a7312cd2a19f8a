import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { LOVE_PROBLEMS } from '../../../src/core/quiz/quizzes/love-problems.ts';
import { SEARCH_ADDRESS } from '../../../src/core/site/addresses.ts';
import { CONFESSION_FORM, CONFESSION_NOT_READY } from '../../../src/features/confessions/copy.ts';
import { PROOF_COPY, PROOF_NOT_READY } from '../../../src/features/contest/form/copy.ts';
import { FORM_NOT_LOADED } from '../../../src/features/podcast/copy.ts';
import { GAME_COPY } from '../../../src/features/quizzes/game/copy.ts';
import { SIMULATOR_COPY } from '../../../src/features/simulator/copy.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = visitorContexts();

const works = (selector: string) => async (page: Page) => page.locator(selector).first().waitFor({ state: 'attached' });

/** A page with islands: what one of them says when its script does not come, and how it shows that it works. */
const ISLANDS = [
  { address: LOVE_PROBLEMS.address, failure: GAME_COPY.notLoaded, works: works(':not([data-quiz]) > .quiz-game') },
  { address: '/drague-simulator', failure: SIMULATOR_COPY.notLoaded, works: works('.simulator[data-ready]') },
  {
    address: '/confessions',
    failure: CONFESSION_NOT_READY,
    works: async (page: Page) => {
      const field = page.getByLabel(CONFESSION_FORM.field);
      await page.getByRole('button', { name: CONFESSION_FORM.submit }).and(page.locator(':enabled')).waitFor();
      expect(await field.inputValue()).toBe('Il a commandé pour moi.');
    },
  },
  {
    address: '/concours',
    failure: PROOF_NOT_READY,
    works: async (page: Page) =>
      page.getByRole('button', { name: PROOF_COPY.submit }).and(page.locator(':enabled')).waitFor(),
  },
  { address: '/viensonsappelle', failure: FORM_NOT_LOADED, works: works(':not([data-form]) > .guest-form') },
];

/** Fails the requests for scripts that the name fits, until what it returns is called. */
async function failScripts(page: Page, fits: RegExp): Promise<() => Promise<void>> {
  const isOne = (address: URL) => address.pathname.startsWith('/_astro/') && fits.test(address.pathname);
  await page.route(isOne, (route) => route.abort());
  return () => page.unroute(isOne);
}

/** Goes to an island, and types into it where one types first. */
async function openIsland(page: Page, address: string): Promise<void> {
  await page.goto(url + address);
  await page.locator('.island').first().scrollIntoViewIfNeeded();
  if (address === '/confessions') await page.getByLabel(CONFESSION_FORM.field).fill('Il a commandé pour moi.');
  if (address === SEARCH_ADDRESS) await page.locator('[type=search]').fill('ghosting');
}

describe('an island whose script does not load once', () => {
  it.each(ISLANDS)(
    'says so where the script of its page does not: $address',
    async ({ address, failure, works: itWorks }) => {
      const page = await (await newContext()).newPage();
      const letPass = await failScripts(page, /\.js$/);
      await openIsland(page, address);
      await page.getByRole('alert').getByText(failure).first().waitFor();
      await letPass();
      await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).first().click();
      await itWorks(page);
    },
  );
});
