import { COUNTDOWN_SECONDS, MAX_POSSIBLE_SCORE, newGame, type GameState } from './game-state.ts';
import type { AchievementId, Story } from './story.ts';

/** Increase it when stored games can no longer continue. */
const VERSION = 1;

export interface Settings {
  isMuted: boolean;
  /** True when scenes may have a countdown. */
  hasTimer: boolean;
}

/** Settings of a first visit: sounds are off until the player turns them on. */
export const DEFAULT_SETTINGS: Settings = { isMuted: true, hasTimer: true };

interface SavedGame {
  game: GameState;
  settings: Settings;
}

export function writeSavedGame({ game, settings }: SavedGame): string {
  return JSON.stringify({ version: VERSION, game, settings });
}

/**
 * Reads a stored game. A game of another version, or a damaged one, is replaced by a new game with the readable
 * achievements and settings.
 * @param known all existing achievements
 */
export function readSavedGame(text: string | null, story: Story, known: readonly AchievementId[]): SavedGame {
  const { version, game, settings }: Stored = parsed(text);
  const stored = game?.achievements;
  const achievements = Array.isArray(stored) ? known.filter((id) => stored.includes(id)) : [];
  const fresh = newGame(achievements);
  const whole = { ...fresh, ...game, achievements };
  return {
    game: version === VERSION && canGoOn(whole, story) ? whole : fresh,
    settings: { isMuted: settings?.isMuted !== false, hasTimer: settings?.hasTimer !== false },
  };
}

/** Untrusted content of the storage: any part may be missing or malformed. */
interface Stored {
  version?: unknown;
  game?: Partial<GameState> | null;
  settings?: Partial<Settings> | null;
}

function parsed(text: string | null): Stored {
  try {
    return Object(JSON.parse(text ?? 'null')) as Stored;
  } catch {
    return {};
  }
}

/** Returns true for a game that its scene can show and continue. */
function canGoOn(game: GameState, story: Story): boolean {
  const { avatar, avatarColor, currentScene, chosenOption, gameOverReason, score, timeLeft, flags } = game;
  const scene = game.sceneBehindAchievements ?? currentScene;
  const has = (id: string | null) => id !== null && Object.hasOwn(story, id);
  const isBeforeAvatar = (scene === 'intro' || scene === 'selection') && avatar === null;
  return (
    has(currentScene) &&
    has(scene) &&
    (scene !== currentScene) === (currentScene === 'achievement') &&
    (scene !== 'gameover' || has(gameOverReason)) &&
    (chosenOption === null || story[currentScene].options.some(({ id }) => id === chosenOption)) &&
    (isBeforeAvatar ||
      story.selection.options.some((option) => option.id === avatar && option.avatarColor === avatarColor)) &&
    game.maxPossibleScore === MAX_POSSIBLE_SCORE &&
    isAtMost(score, MAX_POSSIBLE_SCORE) &&
    isAtMost(timeLeft, COUNTDOWN_SECONDS) &&
    Array.isArray(flags)
  );
}

function isAtMost(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= most;
}
