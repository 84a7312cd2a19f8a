import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { violationsInBothSchemes } from '../../support/both-schemes.ts';
import { VISITOR } from '../../support/visitor.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

describe('a page with an opened or late part', () => {
  it.each<{ state: string; address: string; open: (page: Page) => Promise<unknown> }>([
    {
      state: 'an open question',
      address: '/',
      open: (page) => page.locator('.question summary').first().click(),
    },
    {
      state: 'an open Sommaire, and the counters',
      address: '/blog/ecrire-une-bio',
      async open(page) {
        await page.locator('.toc summary').click();
        await page.locator('#compteurs').scrollIntoViewIfNeeded();
        await page.locator('#compteurs:not(:empty)').waitFor();
      },
    },
  ])('passes axe in both schemes with $state', async ({ address, open }) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 800 },
      userAgent: VISITOR,
    });
    const page = await context.newPage();
    await page.goto(url + address);
    await open(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await context.close();
  });
});

describe('axeViolations', () => {
  it('finds a picture without alternative text and text of low contrast, only in the given part of a page', async () => {
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
