import { renderIsland } from '../../../presentation/islands/island-root.tsx';
import { CountersIsland } from './CountersIsland.tsx';

/** Starts the counters island in an element. */
export function mountCounters(element: HTMLElement): void {
  renderIsland(element, <CountersIsland />);
}
