import { SIMULATOR_KEY } from '../../core/privacy/storage-keys.ts';
import { keptText } from '../../presentation/storage/kept-text.ts';
import type { SimulatorEffects } from './store.ts';

/** Browser implementation of the game's effects. */
export const browserEffects: SimulatorEffects = {
  kept: keptText(SIMULATOR_KEY),
  random: () => Math.random(),
  play(story, before, after) {
    // Comes when it is asked for: most play without.
    import('./play-sound.ts').then(
      ({ playSound }) => playSound(story, before, after),
      (error: unknown) => console.info('No sound can be played', error),
    );
  },
  isPageHidden: () => document.hidden,
  onPageVisibility(change) {
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  },
};
