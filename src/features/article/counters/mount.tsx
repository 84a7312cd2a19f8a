import { renderIsland } from '../../../presentation/islands/island-root.tsx';
import { CountersIsland } from './CountersIsland.tsx';

export function mountCounters(element: HTMLElement): void {
  renderIsland(element, <CountersIsland />);
}
