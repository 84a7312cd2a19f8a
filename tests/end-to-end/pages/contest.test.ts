import { describe, expect, inject, it } from 'vitest';
import { CONTEST_ADDRESS } from '../../../src/core/site/addresses.ts';
import { DEMO_COPY } from '../../../src/features/contest/demo/texts.ts';
import { WINNER_PRIZES } from '../../../src/features/contest/demo/winners.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { openContest } from '../../support/contest-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

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

  it('says what it is beside all that it makes up, and ends on the first of next month in Paris', async () => {
    const { page } = await openContest(await newContext(), url);
    for (const part of ['.ticket-stub', '.participants', '.winners']) {
      expect(await page.locator(part).getByText(DEMO_COPY.label).isVisible(), part).toBe(true);
    }
    expect(await page.locator('[data-end]').textContent()).toBe('1er décembre 2026');
  });
});

describe('the carousel', () => {
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
