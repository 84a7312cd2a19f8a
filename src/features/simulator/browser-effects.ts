import { SIMULATOR_KEY } from '../../core/privacy/storage-keys.ts';
import { keptText } from '../../presentation/storage/kept-text.ts';
import type { SimulatorEffects } from './store.ts';

export const browserEffects: SimulatorEffects = {
  kept: keptText(SIMULATOR_KEY),
  random: () => Math.random(),
  play(story, before, after) {
    // Loaded on demand: most players leave the sounds off.
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
