import { expect, inject, it } from 'vitest';
import { DEMO_COPY } from '../../../src/features/contest/demo/texts.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { openContest } from '../../support/contest-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

it('the demonstration of a contest is labelled, shows its form first, and counts down to its expiry', async () => {
  const { page, problems } = await openContest(await newContext({ viewport: { width: 360, height: 800 } }), url);
  for (const part of ['.ticket-stub', '.participants', '.winners']) {
    expect(await page.locator(part).getByText(DEMO_COPY.label).isVisible(), part).toBe(true);
  }
  expect(await page.locator('[data-end]').textContent()).toBe('1er décembre 2026');

  const placeOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not shown`);
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  };
  expect((await placeOf('#inscription')).bottom).toBeLessThanOrEqual((await placeOf('.news')).top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await placeOf('#inscription')).left).toBeGreaterThanOrEqual((await placeOf('.news')).right);

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
