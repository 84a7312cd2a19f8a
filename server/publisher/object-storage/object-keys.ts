import { HASHED_FOLDERS } from '../../../src/core/site/hashed-folders.ts';
import { SITEMAP_INDEX_ADDRESSES } from '../../../src/core/site/sitemap-chunks.ts';

const HOME_KEY = 'index.html';
export const NOT_FOUND_KEY = '404.html';

const INDEX_FILES = SITEMAP_INDEX_ADDRESSES.map((address) => address.slice(1));
/** Says which build is online: editors wait for it. */
const BUILD_FILE = 'build.json';

/**
 * The key that a file of the site has in a bucket: its address, so that a bucket without rewrites answers `/blog/a`. The
 * home page and the one of the 404 have the names that buckets and CDNs are told.
 *
 * @returns null for what speaks to hosts, and for hidden files
 */
export function keyOfFile(file: string): string | null {
  if (file === '_headers' || file === '_redirects') return null;
  if (file.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return null;
  if (file === HOME_KEY || file === NOT_FOUND_KEY) return file;
  return file.replace(/(?:\/index)?\.html$/, '');
}

/** The address of an object, as browsers write it. */
export function addressOfKey(key: string): string {
  return key === HOME_KEY ? '/' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
}

export function isHashedKey(key: string): boolean {
  return HASHED_FOLDERS.some((folder) => `/${key}`.startsWith(folder));
}

/** When an object that is in the bucket already is renewed: after the others if it names them, last of all if it says that all are there. */
export function rankOf(key: string): 'any' | 'index' | 'last' {
  if (key === BUILD_FILE) return 'last';
  return INDEX_FILES.includes(key) ? 'index' : 'any';
}
