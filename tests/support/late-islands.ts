import type { Page } from 'playwright';
import { expect } from 'vitest';
import { LOVE_PROBLEMS } from '../../src/core/quiz/quizzes/love-problems.ts';
import { SEARCH_ADDRESS } from '../../src/core/site/addresses.ts';
import { CONFESSION_FORM, CONFESSION_NOT_READY } from '../../src/features/confessions/copy.ts';
import { PROOF_COPY, PROOF_NOT_READY } from '../../src/features/contest/form/copy.ts';
import { FORM_NOT_LOADED } from '../../src/presentation/forms/copy.ts';
import { GAME_COPY } from '../../src/features/quizzes/game/copy.ts';
import { SEARCH_COPY } from '../../src/features/search/copy.ts';
import { SIMULATOR_COPY } from '../../src/features/simulator/copy.ts';

/** A page with an island. */
interface IslandPage {
  address: string;
  /** Text of the notice that the script did not load. */
  failure: string;
  /** Waits until the island works. */
  works(page: Page): Promise<void>;
}

const shows = (selector: string) => async (page: Page) => page.locator(selector).first().waitFor({ state: 'attached' });

export const QUIZ_ISLAND: IslandPage = {
  address: LOVE_PROBLEMS.address,
  failure: GAME_COPY.notLoaded,
  works: shows(':not([data-quiz]) > .quiz-game'),
};

export const SIMULATOR_ISLAND: IslandPage = {
  address: '/drague-simulator',
  failure: SIMULATOR_COPY.notLoaded,
  works: shows('.simulator[data-ready]'),
};

export const CONFESSION_ISLAND: IslandPage = {
  address: '/confessions',
  failure: CONFESSION_NOT_READY,
  async works(page) {
    await page.getByRole('button', { name: CONFESSION_FORM.submit }).and(page.locator(':enabled')).waitFor();
    expect(await page.getByLabel(CONFESSION_FORM.field).inputValue()).toBe('Il a commandé pour moi.');
  },
};

export const CONTEST_ISLAND: IslandPage = {
  address: '/concours',
  failure: PROOF_NOT_READY,
  works: (page) => page.getByRole('button', { name: PROOF_COPY.submit }).and(page.locator(':enabled')).waitFor(),
};

export const PODCAST_ISLAND: IslandPage = {
  address: '/viensonsappelle',
  failure: FORM_NOT_LOADED,
  works: shows(':not([data-form]) > .guest-form'),
};

/** The search, whose script is part of the page's own script. */
export const SEARCH_ISLAND: IslandPage = {
  address: SEARCH_ADDRESS,
  failure: SEARCH_COPY.notLoaded,
  async works(page) {
    await page.locator('.results h2').first().waitFor();
    expect(await page.locator('[type=search]').inputValue()).toBe('ghosting');
    expect(new URL(page.url()).searchParams.get('q')).toBe('ghosting');
  },
};

/** Fails the requests for scripts with a matching name. @returns a function that lets them pass again */
export async function failScripts(page: Page, fits: RegExp): Promise<() => Promise<void>> {
  const isMatching = (address: URL) => address.pathname.startsWith('/_astro/') && fits.test(address.pathname);
  await page.route(isMatching, (route) => route.abort());
  return () => page.unroute(isMatching);
}

/**
 * Fails the requests for matching files until the page sends a HEAD request, as an island does before it reloads the page. A browser
 * that never requests a failed script twice behaves like this.
 */
export async function failScriptsUntilReload(page: Page, fits: RegExp): Promise<void> {
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= request.method() === 'HEAD';
  });
  await page.route(
    ({ pathname }) => fits.test(pathname),
    (route) => (isReloaded ? route.continue() : route.abort()),
  );
}

/** Goes to an island, and types into its field where it has one. */
export async function openIsland(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.island').first().scrollIntoViewIfNeeded();
  const { pathname } = new URL(address);
  if (pathname === '/confessions') await page.getByLabel(CONFESSION_FORM.field).fill('Il a commandé pour moi.');
  if (pathname === SEARCH_ADDRESS) await page.locator('[type=search]').fill('ghosting');
}

/** Waits until an island says that its script did not load, lets the script pass, and tries again. */
export async function retry(page: Page, failure: string, letPass?: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('alert');
  await alert.getByText(failure).first().waitFor();
  await letPass?.();
  await alert.getByRole('button', { name: 'Réessayer' }).first().click();
}
