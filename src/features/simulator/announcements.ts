import type { GameState } from '../../core/simulator/game-state.ts';
import { isCountingDown } from '../../core/simulator/reduce-game.ts';
import type { GameData } from './game-data.ts';

/** Seconds that are said to a screen reader, not each. */
const SAID_SECONDS = [15, 10, 5];

export interface Announcement {
  text: string;
  /** Whether it is shown too: what the screen already says, is not. */
  isShown: boolean;
}

/** Returns the announcement for a change of the game; null when there is none. */
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
  if (isCountingDown(after) && isNewSecond && SAID_SECONDS.includes(after.timeLeft)) {
    return { text: `${news.secondsLeft} : ${after.timeLeft}`, isShown: false };
  }
  return null;
}
