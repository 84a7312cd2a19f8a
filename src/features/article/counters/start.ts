import { recordMetric } from '../../../gateway/browser/metrics.ts';
import { trackArticle } from './store.ts';
import { onReadAfterVisibleTime } from './visible-time.ts';

/** How far below the screen the counters begin to load. */
const AHEAD = '600px';

/** Counts the view, then the read, of the article that the element of this id names; shows them once it comes near. */
export function startCounters(elementId: string): void {
  const element = document.getElementById(elementId);
  const articleId = element?.dataset['articleId'];
  if (!element || !articleId) return;
  trackArticle(articleId, recordMetric, onReadAfterVisibleTime);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void import('./mount.tsx').then(({ mountCounters }) => mountCounters(element));
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
}
