import { createRoot } from 'react-dom/client';
import { CountersIsland } from './CountersIsland.tsx';

/** Starts the counters island in an element. */
export function mountCounters(element: HTMLElement): void {
  createRoot(element).render(<CountersIsland />);
}
