import { articleState } from '../../core/editing/article-state.ts';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { clockTime, shortDate } from '../../core/time/paris-time.ts';
import { LIST_COPY } from './copy.ts';

export function isOnline(article: ListedArticle, now: number): boolean {
  return stateOf(article, now).kind === 'online';
}

/** Returns the date that the list shows: of publication for a published article, of creation for the others. */
export function listedDate({ status, publishedAt, createdAt }: ListedArticle): string {
  return (status === 'published' && publishedAt) || createdAt;
}

/** Returns short remarks about an article besides its columns. */
export function marksOf(article: ListedArticle, now: number): string[] {
  const state = stateOf(article, now);
  if (state.kind === 'draft') return [LIST_COPY.draft, ...(article.review ? [LIST_COPY.review[article.review]] : [])];
  const marks: string[] = [];
  if (state.kind === 'scheduled') marks.push(LIST_COPY.scheduled(shortDate(state.at), clockTime(state.at)));
  if (state.kind === 'online' && state.replacedAt !== null) {
    marks.push(LIST_COPY.replaced(shortDate(state.replacedAt), clockTime(state.replacedAt)));
  }
  if (state.isPending) marks.push(LIST_COPY.pendingChanges);
  return marks;
}

function stateOf({ workingCopySavedAt, ...article }: ListedArticle, now: number) {
  return articleState({ ...article, hasWorkingCopy: workingCopySavedAt !== null }, new Date(now));
}
