import { HASHED_FOLDERS } from '../../../src/core/site/hashed-folders.ts';
import { SITEMAP_INDEX_ADDRESSES } from '../../../src/core/site/sitemap.ts';

const HOME_KEY = 'index.html';
export const NOT_FOUND_KEY = '404.html';

const INDEX_FILES = SITEMAP_INDEX_ADDRESSES.map((address) => address.slice(1));
/** Names the build that is online, for the editors who wait for it. */
const BUILD_FILE = 'build.json';

/**
 * Returns the key of a file in a bucket: its address, so that a bucket without rewrites answers `/blog/a`. The home
 * page and the 404 page keep the names that buckets and CDNs are configured with.
 *
 * @returns null for hidden files, and for files that instruct a host
 */
export function keyOfFile(file: string): string | null {
  if (file === '_headers' || file === '_redirects') return null;
  if (file.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return null;
  if (file === HOME_KEY || file === NOT_FOUND_KEY) return file;
  return file.replace(/(?:\/index)?\.html$/, '');
}

export function addressOfKey(key: string): string {
  return key === HOME_KEY ? '/' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
}

export function isHashedKey(key: string): boolean {
  return HASHED_FOLDERS.some((folder) => `/${key}`.startsWith(folder));
}

/** Returns when a changed object is uploaded: sitemap indexes after the files that they name, the build record last. */
export function rankOf(key: string): 'any' | 'index' | 'last' {
  if (key === BUILD_FILE) return 'last';
  return INDEX_FILES.includes(key) ? 'index' : 'any';
}
