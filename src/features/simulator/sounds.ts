import type { GameState } from '../../core/simulator/game-state.ts';
import type { Story } from '../../core/simulator/story.ts';

export const EFFECTS_VOLUME = 0.3;

export const SOUNDS = {
  click: '/sounds/click.mp3',
  correct: '/sounds/correct.mp3',
  wrong: '/sounds/wrong.mp3',
  achievement: '/sounds/achievement.mp3',
} as const;

type SoundName = keyof typeof SOUNDS;

/** Returns the sound for a change of the game; null for silence. */
export function soundOf(story: Story, before: GameState, after: GameState): SoundName | null {
  if (after.achievements.length > before.achievements.length) return 'achievement';
  if (after.chosenOption === null || before.chosenOption !== null) return null;
  const option = story[before.currentScene].options.find(({ id }) => id === after.chosenOption);
  if (!option?.isCorrect) return 'wrong';
  return after.score > before.score ? 'correct' : 'click';
}
