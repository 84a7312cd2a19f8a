import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { recordMetric } from '../../../gateway/metrics.ts';
import { $counts, trackArticle } from './counts.ts';
import { onReadAfterVisibleTime } from './visible-time.ts';

interface Props {
  articleId: string;
}

/** Records the view, then the read, and shows how many there have been once the counter has answered. */
export function ArticleCounters({ articleId }: Props) {
  const counts = useStore($counts);
  useEffect(() => trackArticle(articleId, recordMetric, onReadAfterVisibleTime), [articleId]);
  return counts && `${counted(counts.views, 'vue')} · ${counted(counts.reads, 'lecture')}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('fr-FR')} ${noun}${count > 1 ? 's' : ''}`;
}
