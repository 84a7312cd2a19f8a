import { useStore } from '@nanostores/react';
import { $counts } from './counts.ts';

/** Shows how many views and reads there have been, once the counter has answered. */
export function ArticleCounters() {
  const counts = useStore($counts);
  return counts && `${counted(counts.views, 'vue')} · ${counted(counts.reads, 'lecture')}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('fr-FR')} ${noun}${count > 1 ? 's' : ''}`;
}
