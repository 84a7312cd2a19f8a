import type { GameState } from '../../core/simulator/game-state.ts';
import { isCountingDown } from '../../core/simulator/reduce-game.ts';
import type { GameData } from './game-data.ts';

/** Remaining seconds at which screen readers announce the time. */
const ANNOUNCED_SECONDS = [15, 10, 5];

export interface Announcement {
  text: string;
  /** Whether sighted players see the text too: false when the screen already shows the same. */
  isShown: boolean;
}

/** Returns the announcement of a change of the game; null when there is nothing to announce. */
export function announcementOf(
  before: GameState,
  after: GameState,
  { achievements, copy: { news } }: Pick<GameData, 'achievements' | 'copy'>,
): Announcement | null {
  const isTimeUp = before.timerActive && after.chosenOption !== null && after.timeLeft === 0;
  const unlocked = after.achievements
    .filter((id) => !before.achievements.includes(id))
    .map((id) => achievements[id].title);
  if (unlocked.length > 0) {
    const label = unlocked.length > 1 ? news.achievements : news.achievement;
    return { text: `${isTimeUp ? `${news.timeIsUp} ` : ''}${label} : ${unlocked.join(', ')}`, isShown: true };
  }
  if (after.easterEggUnlocked && !before.easterEggUnlocked) return { text: news.pause, isShown: true };
  if (isTimeUp) return { text: news.timeIsUp, isShown: true };
  const isNewSecond = !isCountingDown(before) || before.timeLeft !== after.timeLeft;
  if (isCountingDown(after) && isNewSecond && ANNOUNCED_SECONDS.includes(after.timeLeft)) {
    return { text: `${news.secondsLeft} : ${after.timeLeft}`, isShown: false };
  }
  return null;
}
