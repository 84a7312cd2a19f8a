import { expect, inject, it } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { VISITOR } from '../../support/visitor.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

it('a page has a skip link past its header, and a menu that works by keyboard on a narrow screen', async () => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
    userAgent: VISITOR,
  });
  const page = await context.newPage();
  await page.goto(`${url}/blog`);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toContain('Aller au contenu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('#contenu :focus').count()).toBe(1);

  const menu = page.locator('#menu');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  expect(await menu.isVisible()).toBe(true);
  expect(await axeViolations(page, ['header'])).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toContain('Blog');
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  expect(await page.locator(':focus').textContent()).toContain('Menu');
});
