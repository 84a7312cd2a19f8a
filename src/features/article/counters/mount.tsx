import { createRoot } from 'react-dom/client';
import { ArticleCounters } from './ArticleCounters.tsx';

/** Starts the counters island in the element of this id, which names its article. */
export function mountCounters(elementId: string): void {
  const element = document.getElementById(elementId);
  const articleId = element?.dataset['articleId'];
  if (element && articleId) createRoot(element).render(<ArticleCounters articleId={articleId} />);
}
