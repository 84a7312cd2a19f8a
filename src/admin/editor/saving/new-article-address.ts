import type { ContentType } from '../../../core/article/content-type.ts';
import { isUuid } from '../../../core/text/uuid.ts';

/** The address of an article that does not exist yet: it carries its id, so that a reload finds its text again. */
export const unsavedArticleAddress = (articleId: string, contentType: ContentType) =>
  `/admin/blog/new?brouillon=${articleId}&type=${contentType}`;

/** @param query as in `location.search` @returns null where the address carries none, or something else */
export function newArticleId(query: string): string | null {
  const id = new URLSearchParams(query).get('brouillon');
  return id && isUuid(id) ? id : null;
}
