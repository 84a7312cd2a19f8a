import { describe, expect, inject, it } from 'vitest';
import { VIDEOS } from '../../../src/features/contest/carousel/videos.ts';
import { openContest } from '../../support/contest-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import sharp from 'sharp';
import { CONTEST_ADDRESS } from '../../../src/core/site/addresses.ts';

const { url } = inject('site');

const newContext = await visitorContexts();

describe('the carousel', () => {
  it('turns round by keyboard, five films and the first again, and says where it stands', async () => {
    const { page } = await openContest(await newContext(), url);
    const next = page.getByRole('button', { name: 'Film suivant' });
    const place = page.locator('.carousel-place');
    await next.focus();
    for (const index of [1, 2, 3, 4, 0]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => place.textContent()).toBe(`${index + 1} sur 5 – ${VIDEOS[index]?.title}`);
      await expect
        .poll(() => page.locator('.reel').evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
        .toBeCloseTo(index, 1);
    }
    await page.getByRole('button', { name: 'Film précédent' }).press('Enter');
    await expect.poll(() => place.textContent()).toContain('5 sur 5');
  });

  it('begins nothing where motion is not wanted', async () => {
    const context = await newContext();
    const { page } = await openContest(context, url);
    const films: string[] = [];
    page.on('request', (request) => films.push(request.url()));
    await page.locator('.carousel').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Lire les films' }).waitFor();
    expect(films.filter((address) => address.includes('/videos/'))).toEqual([]);
  });
});

describe('the demonstration', () => {
  it('writes its version down', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(url + CONTEST_ADDRESS);
    await expect.poll(() => told.join()).toMatch(/v3\.0\.0.*2025-04-12/);
  });
});

describe('the page', () => {
  it('leads from its first button to the form', async () => {
    const { page } = await openContest(await newContext(), url);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Je participe maintenant' }).click();
    await expect.poll(() => page.url()).toBe(`${url}${CONTEST_ADDRESS}#inscription`);
    await expect
      .poll(() => page.locator('#inscription').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
  });

  it('has a picture of its own for who shares it', async () => {
    const { page } = await openContest(await newContext(), url);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await fetch(url + new URL(address ?? '').pathname);
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(1200);
  });
});
