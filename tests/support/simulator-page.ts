import type { BrowserContext, Page } from 'playwright';
import { SIMULATOR_KEY } from '../../src/core/privacy/storage-keys.ts';
import { newGame, type GameState } from '../../src/core/simulator/game-state.ts';
import { writeSavedGame } from '../../src/core/simulator/saved-game.ts';
import { SIMULATOR_ADDRESS } from '../../src/core/site/addresses.ts';
import { STORY } from '../../src/features/simulator/story/story.ts';
import type { SceneId } from '../../src/core/simulator/story.ts';
import { keepValue } from './kept-value.ts';

/** The simulator in a browser, once its script works. */
interface SimulatorScreen {
  page: Page;
  /** Errors of scripts and of the console. */
  errors: string[];
  /** Waits until the game stands at a scene. */
  scene(id: SceneId): Promise<void>;
  /** Waits for a scene, and chooses one of its options by the key of its number. */
  choose(id: SceneId, optionId: string): Promise<void>;
}

/** Opens the simulator in a new page of the context. @param chance value of every random number */
export async function openSimulator(context: BrowserContext, site: string, chance = 0.9): Promise<SimulatorScreen> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
  await page.goto(site + SIMULATOR_ADDRESS);
  await gameWorks(page);
  const scene = (id: SceneId) => page.locator(`[data-scene=${id}]:not([data-leaving])`).waitFor();
  return {
    page,
    errors,
    scene,
    async choose(id, optionId) {
      await scene(id);
      await page.keyboard.press(String(STORY[id].options.findIndex((option) => option.id === optionId) + 1));
    },
  };
}

/** Waits until the game handles input. */
export function gameWorks(page: Page): Promise<void> {
  return page.locator('.simulator[data-ready]').waitFor();
}

/** Lets each tab of a context begin with a game that an earlier visit has left. */
export function keepSimulatorGame(context: BrowserContext, game: Partial<GameState>): Promise<void> {
  return keepValue(context, SIMULATOR_KEY, keptGame(game));
}

/** Returns a game as the browser stores it, with an avatar. */
export function keptGame(game: Partial<GameState>): string {
  const whole = { ...newGame(), avatar: 'lou', avatarColor: '#c6e377', ...game } as const;
  return writeSavedGame({ game: whole, settings: { isMuted: true, hasTimer: true } });
}
