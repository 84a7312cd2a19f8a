import type { ArticleCounts } from '../../../gateway/browser/metrics.ts';

export const COUNTERS_NOT_LOADED = 'Les compteurs n’ont pas pu être chargés. ';
export const RETRY = 'Réessayer';

/** How often an article was opened and read, as its readers are told. */
export function viewsAndReads({ views, reads }: ArticleCounts): string {
  return `${counted(views, 'vue')} · ${counted(reads, 'lecture')}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('fr-FR')} ${noun}${count > 1 ? 's' : ''}`;
}
