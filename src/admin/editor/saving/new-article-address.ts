import type { ContentType } from '../../../core/article/content-type.ts';
import { isUuid } from '../../../core/text/uuid.ts';

/** Returns the address of a new article. It carries the id, so that a reload finds the text again. */
export const unsavedArticleAddress = (articleId: string, contentType: ContentType) =>
  `/admin/blog/new?brouillon=${articleId}&type=${contentType}`;

/** Reads the id from `location.search`; null without a valid one. */
export function newArticleId(query: string): string | null {
  const id = new URLSearchParams(query).get('brouillon');
  return id && isUuid(id) ? id : null;
}
