import { expect, inject, it } from 'vitest';
import { SITE_URL } from '../../support/built-code.ts';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const ADDRESSES = ['/doucepiquant', '/telegram', '/instagram', '/retrouve-la', '/cedlhumournoir', '/lesdates'];

const newContext = await visitorContexts();

it('each campaign has its own background and social picture, and fits 320 px; all but the teaser are indexed', async () => {
  const context = await newContext({ baseURL: url, viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const faces = new Set<string>();
  const pictures = new Set<string | null>();
  for (const address of ADDRESSES) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    faces.add(await page.locator('main').evaluate((element) => getComputedStyle(element).backgroundColor));
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    pictures.add(picture);
    expect((await context.request.get(new URL(picture ?? '').pathname)).status(), address).toBe(200);
    const robots = await page.locator('meta[name="robots"]').count();
    const canonical = page.locator('link[rel="canonical"]');
    // The teaser is not indexed.
    if (address === '/retrouve-la') expect([robots, await canonical.count()]).toEqual([1, 0]);
    else expect([robots, await canonical.getAttribute('href')]).toEqual([0, SITE_URL + address]);
  }
  expect([faces.size, pictures.size]).toEqual([ADDRESSES.length, ADDRESSES.length]);
});

it('a campaign shows the product’s name in place of a logo that does not load, without script', async () => {
  const context = await newContext({ baseURL: url, javaScriptEnabled: false });
  await context.route('**/logo*.svg', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/telegram');
  expect(await page.getByRole('img', { name: 'Coquelicot', exact: true }).isVisible()).toBe(true);
});

it('/cedlhumournoir opens its questions, animates them where motion is wanted, and passes axe', async () => {
  const page = await (await newContext({ baseURL: url })).newPage();
  await page.goto('/cedlhumournoir');
  const questions = page.locator('.campaign-questions details');
  expect(await questions.count()).toBe(2);
  for (const question of await questions.all()) {
    expect(await question.locator('p').isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await question.locator('p').isVisible()).toBe(true);
  }
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await questions.first().locator('summary').press('Enter');
  expect(await questions.first().locator('p').isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await questions.first().locator('summary').click();
  const durations = await questions
    .first()
    .evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration);
  expect(durations).toContain('0.3s');
  await expect.poll(() => questions.first().locator('p').isVisible()).toBe(true);
});

it('/doucepiquant fades its cards in while scrolling, and shows all of them at once where motion is reduced', async () => {
  const page = await (await newContext({ baseURL: url })).newPage();
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
