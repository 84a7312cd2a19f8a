import { atom } from 'nanostores';
import type { ArticleCounts, RecordMetric } from '../../../gateway/browser/metrics.ts';

/** Counters of the article on screen; null until the server answers. */
export const $counts = atom<ArticleCounts | null>(null);

/** Calls `read` once the article was in view long enough; returns a function that stops waiting. */
type WaitForRead = (read: () => void) => () => void;

/**
 * Records a view at once and one read per article view session (document 1, section 4).
 *
 * @returns a function that ends the session
 */
export function trackArticle(articleId: string, record: RecordMetric, waitForRead: WaitForRead): () => void {
  let hasRead = false;
  const count = async (metric: 'view' | 'read') => {
    try {
      const counts = await record(articleId, metric);
      if (counts) $counts.set(counts);
    } catch (error) {
      console.warn('The article counter failed', error);
    }
  };
  void count('view');
  return waitForRead(() => {
    if (hasRead) return;
    hasRead = true;
    void count('read');
  });
}
