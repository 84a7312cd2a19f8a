import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { clockTime, shortDate } from '../../core/time/paris-time.ts';
import { LIST_COPY } from './copy.ts';

/** Whether visitors may see an article. */
export function isOnline({ status, publishedAt }: ListedArticle, now: number): boolean {
  return status === 'published' && (publishedAt === null || Date.parse(publishedAt) <= now);
}

/** The date of the list's column: of publication, or of creation. */
export function listedDate({ status, publishedAt, createdAt }: ListedArticle): string {
  return (status === 'published' && publishedAt) || createdAt;
}

/** What is to know of an article besides its columns, in short. */
export function marksOf(article: ListedArticle, now: number): string[] {
  const { status, publishedAt, workingCopySavedAt } = article;
  const marks: string[] = [];
  if (status === 'draft') marks.push(LIST_COPY.draft);
  else if (publishedAt !== null && !isOnline(article, now)) {
    marks.push(LIST_COPY.scheduled(shortDate(publishedAt), clockTime(publishedAt)));
  }
  if (workingCopySavedAt !== null) marks.push(LIST_COPY.pendingChanges);
  return marks;
}
