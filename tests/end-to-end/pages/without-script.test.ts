import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { SINGLE_QUIZ } from '../../../src/core/quiz/quizzes/single-quiz.ts';
import { CONTEST_ADDRESS, SIMULATOR_ADDRESS } from '../../../src/core/site/addresses.ts';
import { plainText } from '../../../src/core/text/plain-text.ts';
import { WINNER_PRIZES } from '../../../src/features/contest/demo/winners.ts';
import { STORY } from '../../../src/features/simulator/story/story.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');
const browser = await workerBrowser();
let page: Page;

beforeAll(async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  page = await context.newPage();
});

describe('without JavaScript', () => {
  it('the landing page shows its animated sections, and its questions and its menu open', async () => {
    await page.goto(url);
    expect([await page.locator('h1').isVisible(), await page.locator('.site-footer').isVisible()]).toEqual([
      true,
      true,
    ]);
    const sections = await page
      .locator('[data-reveal]')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity));
    expect(sections.length).toBeGreaterThan(3);
    expect(new Set(sections)).toEqual(new Set(['1']));
    // Playwright clicks no element that moves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const question = page.locator('.question').first();
    await question.locator('summary').click();
    expect(await question.locator('p').isVisible()).toBe(true);
    const link = page.locator('#menu').getByRole('link', { name: 'Blog' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    expect(page.url()).toBe(`${url}/blog`);
  });

  it('favourites scroll without arrows, lists can be paged, and the contents of an article work', async () => {
    await page.goto(`${url}/blog`);
    expect(await page.locator('.favourites .arrows').isVisible()).toBe(false);
    const last = page.locator('.favourites li').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box && box.x >= 0 && box.x < 360).toBe(true);
    await page.locator('a[rel=next]').click();
    expect(page.url()).toBe(`${url}/blog/page/2`);
    await page.locator('a[rel=prev]').click();
    expect(page.url()).toBe(`${url}/blog`);

    await page.goto(`${url}/blog/ecrire-une-bio`);
    expect(await page.locator('.share button:visible').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Envoyer par e-mail' }).isVisible()).toBe(true);
    await page.locator('.toc summary').click();
    const entry = page.locator('.toc a').last();
    const target = await entry.getAttribute('href');
    await entry.click();
    expect(new URL(page.url()).hash).toBe(encodeURI(target ?? ''));
    expect(await page.locator('.prose').last().isVisible()).toBe(true);
  });

  it('a quiz, the simulator and the contest show their texts, and say that they need JavaScript', async () => {
    const read = async (address: string) => {
      const html = await (await fetch(url + address)).text();
      const [, missing = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
      return { html, text: plainText(html), missing: plainText(missing) };
    };
    const quiz = await read(SINGLE_QUIZ.address);
    expect(quiz.html).toContain('Sans JavaScript');
    for (const { text, options } of SINGLE_QUIZ.questions) {
      for (const words of [text, ...options.map((option) => option.text)]) expect(quiz.text).toContain(words);
    }
    const simulator = await read(SIMULATOR_ADDRESS);
    expect(simulator.missing).toContain('Sans JavaScript');
    for (const paragraph of STORY.intro.content) expect(simulator.text).toContain(paragraph);
    const contest = await read(CONTEST_ADDRESS);
    expect(contest.missing).toContain('il a besoin de JavaScript');
    expect(contest.html).toMatch(/<button disabled="" type="submit"/);
    expect(contest.html.match(/<video [^>]*controls/g)).toHaveLength(5);
    for (const prize of WINNER_PRIZES) expect(contest.text).toContain(prize);
  });

  it('the simulator shows its first scene, without buttons', async () => {
    await page.goto(url + SIMULATOR_ADDRESS);
    expect(await page.getByRole('heading', { name: STORY.intro.title }).isVisible()).toBe(true);
    expect(await page.locator('.simulator button:visible').count()).toBe(0);
  });
});
