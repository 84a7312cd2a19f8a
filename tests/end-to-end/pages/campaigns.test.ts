import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');
const ADDRESSES = ['/doucepiquant', '/telegram', '/instagram', '/retrouve-la', '/cedlhumournoir', '/lesdates'];

const browser = await workerBrowser();
let context: BrowserContext;
let page: Page;

const open = async (options: BrowserContextOptions = {}) => {
  context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  page = await context.newPage();
};

beforeEach(() => open());
afterEach(() => context.close());

describe('each campaign', () => {
  it.each(ADDRESSES.slice(0, 1))('%s shows the name where the logo does not come', async (address) => {
    await context.route('**/logo*.svg', (route) => route.abort());
    await page.goto(address);
    const logo = page.locator('.campaign-logo-sticker');
    await logo.locator('span').waitFor();
    expect(await logo.locator('img').count()).toBe(0);
    expect(await logo.textContent()).toContain('Coquelicot');
  });
});

describe('the questions of a campaign', () => {
  it.each([['/doucepiquant', 3]] as const)(
    '%s opens its %i by click and by keyboard, and passes axe then',
    async (address, count) => {
      await page.goto(address);
      const questions = page.locator('.campaign-questions details');
      expect(await questions.count()).toBe(count);
      for (const question of await questions.all()) {
        const answer = question.locator('p');
        expect(await answer.isVisible()).toBe(false);
        await question.locator('summary').click();
        expect(await answer.isVisible()).toBe(true);
      }
      expect(await violationsInBothSchemes(page)).toEqual([]);
      await questions.first().locator('summary').press('Enter');
      expect(await questions.first().locator('p').isVisible()).toBe(false);
    },
  );
});

describe('/doucepiquant', () => {
  it('writes each use of a sign-up button to the console, and leads on', async () => {
    const logged: ConsoleMessage[] = [];
    page.on('console', (message) => logged.push(message));
    for (const [index, place] of ['en tête', 'au milieu', 'à la fin'].entries()) {
      await page.goto('/doucepiquant');
      await page.locator('main [data-signup]').nth(index).click();
      await page.waitForURL('**/inscription');
      await expect.poll(() => logged.map((message) => message.text())).toContain(`Inscription, bouton ${place}`);
    }
  });

  it('says that its testimonials are made up', async () => {
    await page.goto('/doucepiquant');
    const section = page.getByRole('region', { name: 'Ce qu’on adorerait lire' });
    expect(await section.locator('figure').count()).toBe(3);
    expect(await section.textContent()).toContain('Témoignages imaginés par la rédaction');
  });
});

describe('without what an operator configures', () => {
  it('/telegram and /instagram offer sign-up alone', async () => {
    for (const address of ['/telegram', '/instagram']) {
      await page.goto(address);
      const links = page.locator('main a');
      const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(new Set(addresses)).toEqual(new Set(['/inscription']));
    }
  });

  it('/retrouve-la says why it leads nowhere, and stays', async () => {
    await page.clock.install();
    await page.goto('/retrouve-la');
    expect(await page.getByText('Le groupe n’a pas d’adresse pour l’instant').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Rester ici' }).count()).toBe(0);
    await page.clock.runFor(60_000);
    expect(page.url()).toBe(`${url}/retrouve-la`);
  });

  it('no click does anything but lead on, and /lesdates asks nobody', async () => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== url) elsewhere.push(request.url());
    });
    await page.goto('/lesdates');
    await page.locator('h1').click();
    await page.locator('.stories li').first().click();
    expect(page.url()).toBe(`${url}/lesdates`);
    await page.getByRole('link', { name: 'Je veux mon épisode' }).click();
    await page.waitForURL('**/inscription');
    expect(elsewhere).toEqual([]);
  });
});
