import type { GameState } from '../../core/simulator/game-state.ts';
import type { Story } from '../../core/simulator/story.ts';
import { createSoundPlayer } from '../../presentation/sounds/sound-player.ts';
import { EFFECTS_VOLUME, SOUNDS, soundOf } from './sounds.ts';

const player = createSoundPlayer(EFFECTS_VOLUME);

export function playSound(story: Story, before: GameState, after: GameState): void {
  const sound = soundOf(story, before, after);
  if (sound) player.play(SOUNDS[sound]);
}
