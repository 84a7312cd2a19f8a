import type { GameState } from './game-state.ts';
import type { SceneId } from './story.ts';

/** Endings of a game without a mistake. */
export const HAPPY_ENDINGS = ['rendez-vous', 'sous-les-etoiles', 'la-pause'] as const;
/** Endings of a lost game, by the scene of the mistake. */
export const GAME_OVER_ENDINGS = {
  scene1: 'premier-message',
  scene2: 'date-au-cimetiere',
  scene3: 'reponse-cash',
  planetarium: 'blague-de-trop',
  scene4: 'mauvais-signe',
  scene5: 'baiser-de-trop',
} as const satisfies Partial<Record<SceneId, string>>;

export type HappyEnding = (typeof HAPPY_ENDINGS)[number];
export type EndingId = HappyEnding | (typeof GAME_OVER_ENDINGS)[keyof typeof GAME_OVER_ENDINGS];

/** Returns the ending of a game, also while its achievements are on the screen; null before the end. */
export function endingOf(state: GameState): EndingId | null {
  const scene = state.sceneBehindAchievements ?? state.currentScene;
  if (scene === 'gameover') {
    const endings: Partial<Record<SceneId, EndingId>> = GAME_OVER_ENDINGS;
    return (state.gameOverReason && endings[state.gameOverReason]) ?? null;
  }
  if (scene !== 'conclusion') return null;
  if (state.easterEggUnlocked) return 'la-pause';
  return state.flags.includes('planetarium') ? 'sous-les-etoiles' : 'rendez-vous';
}

export function isHappyEnding(ending: EndingId): ending is HappyEnding {
  return HAPPY_ENDINGS.some((id) => id === ending);
}

export function endingAddress(ending: EndingId): string {
  return `/drague-simulator/fin/${ending}`;
}
