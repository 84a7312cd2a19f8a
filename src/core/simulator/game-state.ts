import type { AchievementId, AvatarId, SceneId } from './story.ts';

export const MAX_POSSIBLE_SCORE = 5;
/** Length of a countdown. */
export const COUNTDOWN_SECONDS = 15;
/** Probability that a timed scene has a countdown. */
export const COUNTDOWN_CHANCE = 0.7;
/** Milliseconds between a choice and the next scene. */
export const TRANSITION_DELAY = 500;
/** Milliseconds between a choice that earns an achievement and the next scene. */
export const ACHIEVEMENT_DELAY = 1500;

type Flag = 'planetarium';

export interface GameState {
  avatar: AvatarId | null;
  avatarColor: string | null;
  currentScene: SceneId;
  /** Option that was chosen, until the next scene appears. */
  chosenOption: string | null;
  /** Scene whose game-over message is shown. */
  gameOverReason: SceneId | null;
  score: number;
  maxPossibleScore: number;
  timeLeft: number;
  timerActive: boolean;
  easterEggUnlocked: boolean;
  achievements: readonly AchievementId[];
  flags: readonly Flag[];
  /** Scene that the achievements were opened from. */
  sceneBehindAchievements: SceneId | null;
}

/** Returns the state of a new game, with achievements of former ones. */
export function newGame(achievements: readonly AchievementId[] = []): GameState {
  return {
    avatar: null,
    avatarColor: null,
    currentScene: 'intro',
    chosenOption: null,
    gameOverReason: null,
    score: 0,
    maxPossibleScore: MAX_POSSIBLE_SCORE,
    timeLeft: COUNTDOWN_SECONDS,
    timerActive: false,
    easterEggUnlocked: false,
    achievements,
    flags: [],
    sceneBehindAchievements: null,
  };
}
