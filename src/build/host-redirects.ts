import { hostRedirects } from '../core/site/host-redirects.ts';
import type { Site } from './site.ts';

/**
 * Returns the text of `_redirects`: a line for each known address, before the rules with a pattern, after which a host takes
 * few.
 *
 * @param publicRedirects the lines that every site has
 */
export function redirectsOf({ pages, addressBook }: Site, publicRedirects: string): string {
  return [...hostRedirects(pages, addressBook), publicRedirects].join('\n');
}
