import { createRoot } from 'react-dom/client';
import { ArticleCounters } from './ArticleCounters.tsx';

/** Starts the counters island in an element. */
export function mountCounters(element: HTMLElement): void {
  createRoot(element).render(<ArticleCounters />);
}
