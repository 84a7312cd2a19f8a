import { useStore } from '@nanostores/react';
import { viewsAndReads } from './copy.ts';
import { $counts } from './store.ts';

/** Shows how many views and reads there have been, once the counter has answered. */
export function CountersIsland() {
  const counts = useStore($counts);
  return counts && <span>{viewsAndReads(counts)}</span>;
}
