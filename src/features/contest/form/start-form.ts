import { startIsland, whenNear } from '../../../presentation/islands/start-island.ts';
import type { LiveEntry } from './live-entry.ts';

/** How far from the screen the form is begun to be loaded. */
const AHEAD = '400px';

/** Starts the proof form of the page when it comes near: who only looks at the prizes loads nothing of it. */
export function startProofForm(entry?: LiveEntry): void {
  const element = document.querySelector<HTMLElement>('[data-proof-form]');
  if (!element) return;
  startIsland(element, whenNear(AHEAD), async () => (await import('./mount.tsx')).mountProofForm(element, entry));
}
