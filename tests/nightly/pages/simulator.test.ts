import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { GameState } from '../../../src/core/simulator/game-state.ts';
import { endingPicture } from '../../../src/core/simulator/ending-pictures.ts';
import { endingAddress } from '../../../src/core/simulator/endings.ts';
import { SCENE_IDS, type SceneId } from '../../../src/core/simulator/story.ts';
import { SIMULATOR_ADDRESS } from '../../../src/core/site/addresses.ts';
import { ENDINGS } from '../../../src/features/simulator/story/endings.ts';
import { axeViolations } from '../../support/axe.ts';
import { smallTargets } from '../../support/keyboard-walk.ts';
import { gameWorks, keepSimulatorGame, keptGame, openSimulator } from '../../support/simulator-page.ts';
import { VISITOR } from '../../support/visitor.ts';
import { LARGEST_SCRIPTS, weighScripts } from '../../support/script-weight.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

/** The shortest evening that ends well. */
const EVENING: [SceneId, string][] = [
  ['intro', 'commencer'],
  ['selection', 'noa'],
  ['scene1', 'karaoke'],
  ['scene2', 'expo'],
  ['scene3', 'verite'],
  ['scene4', 'raconte'],
  ['scene5', 'fleur'],
];

const browser = await workerBrowser();

let contexts: BrowserContext[] = [];

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: VISITOR, reducedMotion: 'reduce', ...options });
  contexts.push(context);
  return context;
}

describe('the simulator', () => {
  it('can be played by keyboard, and explains a lost game', async () => {
    const { page, scene } = await openSimulator(await newContext(), url);
    for (const name of [/Lâcher la fourchette/, /Charlie/, /Slt/]) {
      await page.getByRole('button', { name }).press('Enter');
    }
    await scene('gameover');
    await page.getByRole('heading', { name: ENDINGS['premier-message'].title }).waitFor();
    await page.getByText('Trois petits points apparaissent').waitFor();
    expect(await page.getByRole('link', { name: 'Tenter ma chance' }).count()).toBe(0);
  });

  it('ends the game when the countdown runs out, and keeps « Sans chrono » after a reload', async () => {
    const context = await newContext();
    await keepSimulatorGame(context, { currentScene: 'scene2', timerActive: true, timeLeft: 2 });
    const { page, scene } = await openSimulator(context, url, 0.1);
    await scene('gameover');
    await page.getByRole('heading', { name: ENDINGS['date-au-cimetiere'].title }).waitFor();
    await page.getByRole('button', { name: 'Sans chrono' }).click();
    await page.reload();
    await gameWorks(page);
    await page.getByRole('button', { name: 'Sans chrono', pressed: true }).waitFor();
  });

  it('opens and can be played offline, pictures included, after a first visit', async () => {
    const { page, choose, scene } = await openSimulator(await newContext(), url);
    const isKept = () =>
      page.evaluate(async (address) => {
        const registration = await navigator.serviceWorker.getRegistration(address);
        return (await caches.match(address)) !== undefined && registration?.active?.state === 'activated';
      }, SIMULATOR_ADDRESS);
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await gameWorks(page);
    for (const [id, option] of EVENING.slice(0, 3)) await choose(id, option);
    await scene('scene2');
    const picture = page.locator('.panel img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('copies the title and the address of an ending’s own page to share it', async () => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    await keepSimulatorGame(context, { currentScene: 'gameover', gameOverReason: 'scene4' });
    const { page } = await openSimulator(context, url);
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await page.getByText('Lien copié').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [, line, address = ''] = /^(.+) (\S+)$/.exec(copied) ?? [];
    expect([line, new URL(address).pathname]).toEqual([
      endingPicture('mauvais-signe').title,
      endingAddress('mauvais-signe'),
    ]);
  });
});

describe('each scene of the simulator', () => {
  const AT: Partial<Record<SceneId, Partial<GameState>>> = {
    scene2: { timerActive: true, timeLeft: 5 },
    gameover: { gameOverReason: 'scene5' },
    achievement: { sceneBehindAchievements: 'scene4' },
  };

  it('passes axe in the dark scheme, and fits 320 px', async () => {
    const context = await newContext({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
    // Countdowns stop in a hidden page.
    await context.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
    const { page, scene } = await openSimulator(context, url);
    for (const currentScene of SCENE_IDS) {
      await page.evaluate(
        (kept) => localStorage.setItem('drague-simulator', kept),
        keptGame({ currentScene, ...AT[currentScene] }),
      );
      await page.reload();
      await gameWorks(page);
      await scene(currentScene);
      expect(await axeViolations(page, ['main']), currentScene).toEqual([]);
      expect(await smallTargets(page), currentScene).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), currentScene).toBeLessThanOrEqual(320);
    }
  });

  it('shifts no layout, and the whole game loads at most as much script as a game may have', async () => {
    const context = await newContext({
      viewport: { width: 390, height: 760 },
      reducedMotion: null,
      serviceWorkers: 'block',
    });
    await context.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        const { shifts } = window as unknown as { shifts: number[] };
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const weight = weighScripts(context);
    const { page, choose, scene } = await openSimulator(context, url);
    for (const [id, option] of EVENING) await choose(id, option);
    await scene('conclusion');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(await weight()).toBeGreaterThan(0);
    expect(await weight()).toBeLessThanOrEqual(LARGEST_SCRIPTS);
  });
});
