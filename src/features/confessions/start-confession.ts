import { CONFESSION_KEY } from '../../core/privacy/storage-keys.ts';
import { keepDraft } from '../../presentation/forms/kept-draft.ts';
import { startIsland, whenNear } from '../../presentation/islands/start-island.ts';
import { keptText } from '../../presentation/storage/kept-text.ts';

/** How far below the screen the form begins to load. */
const AHEAD = '200px';

/**
 * Keeps what is typed as long as this tab is open, from now on, and makes the form ready once it comes near: a text as private as
 * this one is for no one who opens the site later on the same machine.
 */
export function startConfession(): void {
  const element = document.querySelector<HTMLElement>('[data-receiver]');
  if (!element) return;
  const shownAt = performance.now();
  const draft = keepDraft(
    element,
    keptText(CONFESSION_KEY, () => sessionStorage),
    ['message'],
  );
  startIsland(element, whenNear(AHEAD), async () =>
    (await import('./mount.tsx')).mountConfession(element, draft, shownAt),
  );
}
