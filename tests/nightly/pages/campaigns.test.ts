import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { SITE_URL } from '../../support/built-code.ts';
import { axeViolations } from '../../support/axe.ts';
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
  it.each(ADDRESSES.slice(1))('%s shows the name where the logo does not come', async (address) => {
    await context.route('**/logo*.svg', (route) => route.abort());
    await page.goto(address);
    const logo = page.locator('.campaign-logo-sticker');
    await logo.locator('span').waitFor();
    expect(await logo.locator('img').count()).toBe(0);
    expect(await logo.textContent()).toContain('Coquelicot');
  });

  it.each(ADDRESSES.slice(1))('%s shows the name of a broken logo without script too', async (address) => {
    await context.close();
    await open({ javaScriptEnabled: false });
    await context.route('**/logo*.svg', (route) => route.abort());
    await page.goto(address);
    expect(await page.getByRole('img', { name: 'Coquelicot', exact: true }).isVisible()).toBe(true);
  });

  it('fits a screen of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ADDRESSES) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    }
  });

  it.each(ADDRESSES.slice(0, 1))('%s shows the name of a broken logo without script too', async (address) => {
    await context.close();
    await open({ javaScriptEnabled: false });
    await context.route('**/logo*.svg', (route) => route.abort());
    await page.goto(address);
    expect(await page.getByRole('img', { name: 'Coquelicot', exact: true }).isVisible()).toBe(true);
  });

  it('has a face and a social picture of its own', async () => {
    const faces = new Set<string>();
    const pictures = new Set<string | null>();
    for (const address of ADDRESSES) {
      await page.goto(address);
      faces.add(await page.locator('main').evaluate((element) => getComputedStyle(element).backgroundColor));
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      pictures.add(picture);
      const { pathname } = new URL(picture ?? '');
      expect((await context.request.get(pathname)).status(), address).toBe(200);
    }
    expect([faces.size, pictures.size]).toEqual([ADDRESSES.length, ADDRESSES.length]);
  });

  it('is given to search engines at its own address, but for the teaser', async () => {
    for (const address of ADDRESSES) {
      await page.goto(address);
      const robots = await page.locator('meta[name="robots"]').count();
      const canonical = page.locator('link[rel="canonical"]');
      if (address === '/retrouve-la') expect([robots, await canonical.count()]).toEqual([1, 0]);
      else expect([robots, await canonical.getAttribute('href')]).toEqual([0, SITE_URL + address]);
    }
  });
});

describe('the questions of a campaign', () => {
  it.each([['/cedlhumournoir', 2]] as const)(
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
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page), colorScheme).toEqual([]);
      }
      await questions.first().locator('summary').press('Enter');
      expect(await questions.first().locator('p').isVisible()).toBe(false);
    },
  );

  it('opens gently where motion is welcome', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/cedlhumournoir');
    const question = page.locator('details').first();
    await question.locator('summary').click();
    const durations = await question.evaluate(
      (element) => getComputedStyle(element, '::details-content').transitionDuration,
    );
    expect(durations).toContain('0.3s');
    await expect.poll(() => question.locator('p').isVisible()).toBe(true);
  });
});

describe('/doucepiquant', () => {
  it('lets its cards come into view where motion is welcome, and is whole elsewhere', async () => {
    const opacities = () =>
      page.locator('.rising').evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity));
    await page.goto('/doucepiquant');
    expect(new Set(await opacities())).toEqual(new Set(['1']));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(async () => (await opacities()).at(-1)).toBe('0');
    await page.locator('.rising').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await opacities()).at(-1)).toBe('1');
  });
});
