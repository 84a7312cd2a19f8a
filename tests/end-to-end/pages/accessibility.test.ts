import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { problemsOfLargeText } from '../../support/page-visit.ts';
import { formsListen } from '../../support/podcast-page.ts';
import { VISITOR } from '../../support/visitor.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

/** A browser without motion, so that nothing is half way when it is looked at. */
function contextOf(width: 360 | 1280): Promise<BrowserContext> {
  return browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
    userAgent: VISITOR,
  });
}

describe('what opens or appears', () => {
  it.each<{ state: string; address: string; width: 360 | 1280; open: (page: Page) => Promise<unknown> }>([
    {
      state: 'an open Sommaire, and the counters',
      address: '/blog/ecrire-une-bio',
      width: 360,
      async open(page) {
        await page.locator('.toc summary').click();
        await page.locator('#compteurs').scrollIntoViewIfNeeded();
        await page.locator('#compteurs:not(:empty)').waitFor();
      },
    },
    {
      state: 'a form of the podcast that is not complete',
      address: '/viensonsappelle',
      width: 360,
      async open(page) {
        await formsListen(page);
        await page.locator('.guest-form button').click();
        await page.locator('.guest-form .field-error').first().waitFor();
      },
    },
  ])('passes axe: $state', async ({ address, width, open }) => {
    const context = await contextOf(width);
    const page = await context.newPage();
    await page.goto(url + address);
    await open(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await context.close();
  });
});

describe('the menu of a narrow screen', () => {
  it('opens, passes axe and closes by keyboard', async () => {
    const context = await contextOf(360);
    const page = await context.newPage();
    await page.goto(`${url}/blog`);
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toContain('Blog');
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await page.locator(':focus').textContent()).toContain('Menu');
    await context.close();
  });
});

describe('by keyboard', () => {
  it('skips to the content', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/blog`);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toContain('Aller au contenu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('#contenu :focus').count()).toBe(1);
    await page.close();
  });

  it('opens and closes a question', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    const question = page.locator('.question').first();
    await question.locator('summary').focus();
    await page.keyboard.press('Space');
    expect(await question.locator('p').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await question.locator('p').isVisible()).toBe(false);
    await page.close();
  });
});

describe('text twice as large', () => {
  it('has room on a phone', async () => {
    expect(await problemsOfLargeText(browser, `${url}/blog/ecrire-une-bio`)).toEqual([]);
  });
});

describe('axe', () => {
  it('would find a picture without words and text too faint, in the part that is looked at', async () => {
    const page = await browser.newPage();
    await page.setContent(
      '<html lang="fr"><title>a</title><main><h1>a</h1><img src="/x.png"><p style="color:#999">faible</p></main></html>',
    );
    const found = (await axeViolations(page)).map((sentence) => sentence.split(' ')[0]);
    expect(found).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
    expect((await axeViolations(page, ['h1'])).join()).not.toContain('image-alt');
    await page.close();
  });
});
