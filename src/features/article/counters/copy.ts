import type { ArticleCounts } from '../../../gateway/browser/metrics.ts';
import { counted } from '../../../core/text/plural.ts';

export const COUNTERS_NOT_LOADED = 'Les compteurs ne s’affichent pas ; l’article, lui, est entier. ';
export const RETRY = 'Réessayer';

export function viewsAndReads({ views, reads }: ArticleCounts): string {
  return `${counted(views, 'vue', 'vues')} · ${counted(reads, 'lecture', 'lectures')}`;
}
