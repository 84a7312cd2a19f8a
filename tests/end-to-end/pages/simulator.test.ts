import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { ENDING_IDS } from '../../../src/core/simulator/ending-pictures.ts';
import { endingAddress } from '../../../src/core/simulator/endings.ts';
import { type SceneId } from '../../../src/core/simulator/story.ts';
import { SIMULATOR_ADDRESS } from '../../../src/core/site/addresses.ts';
import { plainText } from '../../../src/core/text/plain-text.ts';
import { CONTEST_LINK } from '../../../src/features/simulator/copy.ts';
import { ENDINGS } from '../../../src/features/simulator/story/endings.ts';
import { STORY } from '../../../src/features/simulator/story/story.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';
import { openSimulator } from '../../support/simulator-page.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

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

/** Presses the letters of a word, without a field. */
async function type(page: Page, word: string): Promise<void> {
  for (const letter of word) await page.keyboard.press(letter);
}

it('the simulator can be played by keyboard from its first scene to its conclusion', async () => {
  const { page, errors, scene, choose } = await openSimulator(await newContext(), url);
  for (const [index, [id, option]] of EVENING.entries()) {
    await scene(id);
    // Each new scene takes the focus, except the first.
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

it.each([
  { screen: 'a phone', width: 360, hasTouch: true, isMobile: true, isShown: false },
  { screen: 'a tablet', width: 820, hasTouch: true, isMobile: true, isShown: false },
  { screen: 'a computer without script', width: 1280, javaScriptEnabled: false, isShown: false },
  { screen: 'a computer', width: 1280, isShown: true },
])(
  'the hint about keys is shown only on a computer with script: on $screen, $isShown',
  async ({ width, isShown, screen, ...options }) => {
    const page = await (await newContext({ ...options, viewport: { width, height: 800 } })).newPage();
    await page.goto(url + SIMULATOR_ADDRESS);
    expect(await page.getByText('Au clavier').isVisible(), screen).toBe(isShown);
  },
);

it('each ending has a page with its title, a picture of its own, and a link to the game', async () => {
  const pictures = new Set<string | undefined>();
  for (const ending of ENDING_IDS) {
    const html = await (await fetch(url + endingAddress(ending))).text();
    expect(plainText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toContain(ENDINGS[ending].title);
    expect(html).toContain(`href="${SIMULATOR_ADDRESS}"`);
    pictures.add(/<meta property="og:image" content="([^"]+)/.exec(html)?.[1]);
  }
  expect(pictures.size).toBe(ENDING_IDS.length);
});
