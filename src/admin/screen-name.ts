import { EDITOR_ADDRESS, editorAddress } from '../core/site/addresses.ts';
import { newArticleId } from './editor/saving/new-article-address.ts';

/**
 * What of an address names the screen that it shows. An article that is begun keeps its screen when it gets an address of its
 * own; two of them share a path.
 */
export function screenName({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const begun = newArticleId(search);
  return begun === null || pathname.startsWith(`${EDITOR_ADDRESS}/`) ? pathname : editorAddress(begun);
}
