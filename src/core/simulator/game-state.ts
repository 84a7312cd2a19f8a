import type { AchievementId, AvatarId, SceneId } from './story.ts';

export const MAX_POSSIBLE_SCORE = 5;
/** Seconds of a countdown, and how often a timed scene has one. */
export const COUNTDOWN_SECONDS = 15;
export const COUNTDOWN_CHANCE = 0.7;
/** Milliseconds between a choice and the next scene, and with an achievement that is new. */
export const TRANSITION_DELAY = 500;
export const ACHIEVEMENT_DELAY = 1500;

type Flag = 'planetarium';

export interface GameState {
  avatar: AvatarId | null;
  avatarColor: string | null;
  currentScene: SceneId;
  /** The option that is being left by: the next scene has not come yet. */
  chosenOption: string | null;
  /** The scene whose game-over message is shown. */
  gameOverReason: SceneId | null;
  score: number;
  maxPossibleScore: number;
  timeLeft: number;
  timerActive: boolean;
  easterEggUnlocked: boolean;
  achievements: readonly AchievementId[];
  flags: readonly Flag[];
  /** The scene that the achievements are looked at from. */
  sceneBehindAchievements: SceneId | null;
}

/** A game that begins, with the achievements of former ones. */
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
