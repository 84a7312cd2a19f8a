import { EDITOR_ADDRESS, editorAddress } from '../core/site/addresses.ts';
import { newArticleId } from './editor/saving/new-article-address.ts';

/**
 * Returns the part of an address that identifies its screen. A new article keeps its screen when it gets its own
 * address; two new articles share a path, but not a screen.
 */
export function screenName({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const begun = newArticleId(search);
  return begun === null || pathname.startsWith(`${EDITOR_ADDRESS}/`) ? pathname : editorAddress(begun);
}
