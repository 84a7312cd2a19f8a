import { startIsland, whenNear } from '../../../presentation/islands/start-island.ts';
import type { LiveEntry } from './sender.ts';

const AHEAD = '400px';

/** Loads the proof form when it comes near, so that visitors who only read the prizes load nothing. */
export function startProofForm(entry?: LiveEntry): void {
  const element = document.querySelector<HTMLElement>('[data-proof-form]');
  if (!element) return;
  startIsland(element, whenNear(AHEAD), async () => (await import('./mount.tsx')).mountProofForm(element, entry));
}
