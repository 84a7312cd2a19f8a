import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { ENDING_IDS, endingPicture } from '../../../src/core/simulator/ending-pictures.ts';
import { endingAddress } from '../../../src/core/simulator/endings.ts';
import { type SceneId } from '../../../src/core/simulator/story.ts';
import { SIMULATOR_ADDRESS } from '../../../src/core/site/addresses.ts';
import { CONTEST_LINK } from '../../../src/features/simulator/copy.ts';
import { ENDINGS } from '../../../src/features/simulator/story/endings.ts';
import { STORY } from '../../../src/features/simulator/story/story.ts';
import { keepSimulatorGame, openSimulator } from '../../support/simulator-page.ts';
import { VISITOR } from '../../support/visitor.ts';
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

/** Types a word, letter by letter, wherever the keys go. */
async function type(page: Page, word: string): Promise<void> {
  for (const letter of word) await page.keyboard.press(letter);
}

describe('the simulator', () => {
  it('is played by keyboard alone, from the sofa to the morning after', async () => {
    const { page, errors, scene, choose } = await openSimulator(await newContext({ reducedMotion: null }), url);
    await type(page, 'SCORE');
    for (const [index, [id, option]] of EVENING.entries()) {
      await scene(id);
      // The keyboard comes along with each scene; the first leaves it where it is.
      if (index > 0) await page.getByRole('heading', { name: STORY[id].title }).and(page.locator(':focus')).waitFor();
      await choose(id, option);
    }
    await scene('conclusion');
    await page.getByText('Score 5/5').waitFor();
    await page.locator('.simulator [role=status]').getByText('Soirée sans faute').waitFor({ state: 'attached' });
    const contest = page.getByRole('link', { name: CONTEST_LINK.demo });
    expect(await contest.getAttribute('href')).toBe('/concours#inscription');
    await type(page, 'score');
    await scene('achievement');
    await page.getByText('Langue de velours').waitFor();
    await page.keyboard.press('Escape');
    await scene('conclusion');
    await type(page, 'PAUSE');
    await page.getByText('Toi, tu nous as laissé la soirée en entier').waitFor();
    await page.getByRole('button', { name: 'Recommencer' }).press('Enter');
    await scene('intro');
    await page.getByRole('button', { name: 'Succès 6/9' }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('each ending', () => {
  it('has a page with a picture of its own, and is shared by it', async () => {
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
    const pictures = new Set<string | undefined>();
    for (const ending of ENDING_IDS) {
      const html = await (await fetch(url + endingAddress(ending))).text();
      pictures.add(/<meta property="og:image" content="([^"]+)/.exec(html)?.[1]);
    }
    expect(pictures.size).toBe(ENDING_IDS.length);
    await page.goto(url + new URL(address).pathname);
    await page.getByRole('heading', { level: 1, name: ENDINGS['mauvais-signe'].title }).waitFor();
    await page.getByRole('link', { name: 'Jouer à mon tour' }).click();
    await page.waitForURL(url + SIMULATOR_ADDRESS);
  });
});
