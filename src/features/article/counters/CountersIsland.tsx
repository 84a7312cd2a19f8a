import { useStore } from '@nanostores/react';
import { viewsAndReads } from './copy.ts';
import { $counts } from './store.ts';

export function CountersIsland() {
  const counts = useStore($counts);
  return counts && <span>{viewsAndReads(counts)}</span>;
}
