import { articleState, NO_RECORD } from '../../core/editing/article-state.ts';
import { clockTime, shortDate } from '../../core/time/paris-time.ts';
import type { ArticleStatistic } from '../../gateway/browser/statistics.ts';
import { LIST_COPY } from '../list/copy.ts';

/** Returns the state of an article in a word, or the moment from which visitors see it. */
export function statusMark(
  { status, publishedAt }: Pick<ArticleStatistic, 'status' | 'publishedAt'>,
  now: number,
): string {
  const state = articleState({ ...NO_RECORD, status, publishedAt }, new Date(now));
  if (state.kind === 'scheduled') return LIST_COPY.scheduled(shortDate(state.at), clockTime(state.at));
  return state.kind === 'draft' ? LIST_COPY.draft : LIST_COPY.published;
}
