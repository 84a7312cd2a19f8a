import { renderIsland } from '../../../presentation/island-root.ts';
import { CountersIsland } from './CountersIsland.tsx';

/** Starts the counters island in an element. */
export function mountCounters(element: HTMLElement): void {
  renderIsland(element, <CountersIsland />);
}
