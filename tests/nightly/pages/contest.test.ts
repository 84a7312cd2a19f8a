import { expect, inject, it } from 'vitest';
import { VIDEOS } from '../../../src/features/contest/carousel/videos.ts';
import { openContest } from '../../support/contest-page.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');

const newContext = await visitorContexts();

it('the carousel goes round five films by keyboard, and loads no film by itself where motion is reduced', async () => {
  const context = await newContext();
  const told: string[] = [];
  const asked: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  context.on('request', (request) => asked.push(request.url()));
  const { page } = await openContest(context, url);
  await expect.poll(() => told.join()).toMatch(/v3\.0\.0.*2025-04-12/);
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Lire les films' }).waitFor();
  expect(asked.filter((address) => address.includes('/videos/'))).toEqual([]);
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

it('the carousel plays only the film in view, and its button stops and restarts the film', async () => {
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
