import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { CONTEST_ADDRESS } from '../../../src/core/site/addresses.ts';
import { VIDEOS } from '../../../src/features/contest/carousel/videos.ts';
import { DEMO_COPY } from '../../../src/features/contest/demo/copy.ts';
import { WINNER_PRIZES } from '../../../src/features/contest/demo/names.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { openContest } from '../../support/contest-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = visitorContexts();

describe('the demonstration', () => {
  it('counts five minutes down, says that the offer has expired, and tells who asks', async () => {
    const { page, problems } = await openContest(await newContext(), url);
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const clock = page.locator('[data-clock]');
    const digits = async () => (await clock.locator('.ball').allTextContents()).join(':');
    expect(await digits()).toBe('05:00');
    await page.clock.runFor(1000);
    expect(await digits()).toBe('04:59');
    await page.clock.runFor(298_000);
    expect(await digits()).toBe('00:01');
    expect(await clock.getByText('Offre expirée').isVisible()).toBe(false);
    await page.clock.runFor(1000);
    expect(await clock.getByText('Offre expirée').isVisible()).toBe(true);
    expect(await clock.locator('.digits').isVisible()).toBe(false);
    expect(await page.locator('[data-clock-news]').textContent()).toBe('Offre expirée');
    await expect.poll(() => told).toContain('The simulated offer has expired');
    expect(problems).toEqual([]);
  });

  it('shows 75 to 150 participants, and one to three more every thirty seconds', async () => {
    const { page } = await openContest(await newContext(), url, 0.999);
    const count = page.locator('[data-participants]');
    await page.clock.runFor(29_999);
    expect(await count.textContent()).toBe('150');
    await page.clock.runFor(1);
    expect(await count.textContent()).toBe('153');
    await page.clock.runFor(30_000);
    expect(await count.textContent()).toBe('156');
  });

  it('draws three winners anew each minute, after a fade of half a second', async () => {
    const { page } = await openContest(await newContext(), url);
    const list = page.locator('[data-winners]');
    const names = () => list.locator('[data-who]').allTextContents();
    await page.clock.runFor(59_999);
    expect(await list.getAttribute('data-fading')).toBeNull();
    expect(await names()).toEqual(['Antoine, Bordeaux', 'Bastien, Grenoble', 'Hugo, Lille']);
    expect(await list.locator('[data-prize]').allTextContents()).toEqual([...WINNER_PRIZES]);
    await page.evaluate(() => Object.assign(window, { chance: 0.999 }));
    await page.clock.runFor(500);
    expect(await list.getAttribute('data-fading')).toBe('');
    expect((await names())[0]).toBe('Antoine, Bordeaux');
    await page.clock.runFor(1);
    expect(await list.getAttribute('data-fading')).toBeNull();
    expect((await names())[0]).toBe('Thomas, Toulouse');
    expect(await list.locator('[data-prize]').allTextContents()).toEqual([...WINNER_PRIZES]);
  });

  it('says what it is beside all that it makes up, and ends on the first of next month in Paris', async () => {
    const { page } = await openContest(await newContext(), url);
    for (const part of ['.ticket-stub', '.participants', '.winners']) {
      expect(await page.locator(part).getByText(DEMO_COPY.label).isVisible(), part).toBe(true);
    }
    expect(await page.locator('[data-end]').textContent()).toBe('1er décembre 2026');
  });

  it('writes its version down', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(url + CONTEST_ADDRESS);
    await expect.poll(() => told.join()).toMatch(/v3\.0\.0.*2025-04-12/);
  });
});

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

  it('plays the film that is seen, none that is not, and stops on request', async () => {
    const { page } = await openContest(await newContext({ reducedMotion: 'no-preference' }), url);
    const playing = () =>
      page.locator('.reel video').evaluateAll((videos) => videos.map((video) => !(video as HTMLVideoElement).paused));
    // The form is on screen, the films are not.
    await expect.poll(playing).toEqual([false, false, false, false, false]);
    await page.locator('.carousel').scrollIntoViewIfNeeded();
    await expect.poll(playing).toEqual([true, false, false, false, false]);
    await page.getByRole('button', { name: 'Arrêter les films' }).click();
    await expect.poll(playing).toEqual([false, false, false, false, false]);
    await page.getByRole('button', { name: 'Lire les films' }).click();
    await expect.poll(playing).toEqual([true, false, false, false, false]);
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

describe('the page', () => {
  it.each([
    [360, 'above'],
    [1280, 'right of'],
  ])('at %i px has the form %s what is new', async (width, where) => {
    const { page } = await openContest(await newContext({ viewport: { width, height: 800 } }), url);
    const form = await page.locator('#inscription').boundingBox();
    const news = await page.locator('.news').boundingBox();
    if (!form || !news) throw new Error('The form or the news are not shown');
    expect(where === 'above' ? form.y + form.height <= news.y : form.x >= news.x + news.width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });

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

  it('says without script that its form needs one, and can be read whole', async () => {
    const page = await (await newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(url + CONTEST_ADDRESS);
    expect(await page.locator('#inscription noscript p').innerText()).toContain('il a besoin de JavaScript');
    expect(await page.locator('#inscription [type=submit]').isDisabled()).toBe(true);
    expect(await page.locator('.carousel-buttons').isVisible()).toBe(false);
    expect(await page.locator('.reel video[controls]').count()).toBe(5);
    for (const prize of WINNER_PRIZES) expect(await page.getByText(prize).isVisible()).toBe(true);
  });
});
