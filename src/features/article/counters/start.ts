import { recordMetric } from '../../../gateway/browser/metrics.ts';
import { element } from '../../../presentation/dom/element.ts';
import { whenShown } from '../../../presentation/dom/when-shown.ts';
import { COUNTERS_NOT_LOADED, RETRY } from './copy.ts';
import { trackArticle } from './store.ts';
import { onReadAfterVisibleTime } from './visible-time.ts';

/** Distance below the screen at which the counters begin to load. */
const AHEAD = '600px';

/** Counts the view, then the read, of the article that the element names; shows both numbers once the element comes near. */
export function startCounters(elementId: string): void {
  const root = document.getElementById(elementId);
  const articleId = root?.dataset['articleId'];
  if (!root || !articleId) return;
  whenShown(() => trackArticle(articleId, recordMetric, onReadAfterVisibleTime));
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several positions at once, the oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void showCounters(root);
    },
    { rootMargin: AHEAD },
  );
  observer.observe(root);
}

/** Shows the counters; when their script does not load, shows an error with a button to retry. */
async function showCounters(root: HTMLElement): Promise<void> {
  try {
    const { mountCounters } = await import('./mount.tsx');
    root.replaceChildren();
    mountCounters(root);
  } catch (error) {
    console.warn('The article counters could not be shown', error);
    const onclick = () => void showCounters(root);
    root.replaceChildren(
      COUNTERS_NOT_LOADED,
      element('button', { type: 'button', className: 'chip', onclick }, [RETRY]),
    );
  }
}
