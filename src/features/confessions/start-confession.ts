import { CONFESSION_KEY } from '../../core/privacy/storage-keys.ts';
import { keepDraft } from '../../presentation/forms/kept-draft.ts';
import { startIsland, whenNear } from '../../presentation/islands/start-island.ts';
import { keptText } from '../../presentation/storage/kept-text.ts';

const LOADING_DISTANCE = '200px';

/**
 * Loads the form once it comes near the screen. Keeps the typed text only while this tab is open: later users of the
 * computer must not see it.
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
  startIsland(element, whenNear(LOADING_DISTANCE), async () =>
    (await import('./mount.tsx')).mountConfession(element, draft, shownAt),
  );
}
