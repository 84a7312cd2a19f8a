import { useStore } from '@nanostores/react';
import { renderIsland } from '../../../presentation/islands/island-root.tsx';
import { viewsAndReads } from './copy.ts';
import { $counts } from './store.ts';

export function mountCounters(element: HTMLElement): void {
  renderIsland(element, <CountersIsland />);
}

export function CountersIsland() {
  const counts = useStore($counts);
  return counts && <span>{viewsAndReads(counts)}</span>;
}
