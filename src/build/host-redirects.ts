import { hostRedirects } from '../core/site/host-redirects.ts';
import type { Site } from './site.ts';

/**
 * Returns the text of `_redirects`. Addresses come before rules with a pattern, after which hosts accept few.
 * @param publicRedirects rules of every site
 */
export function redirectsOf({ pages, addressBook }: Site, publicRedirects: string): string {
  return [...hostRedirects(pages, addressBook), publicRedirects].join('\n');
}
