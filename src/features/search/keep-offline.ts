import { SEARCH_CACHE } from '../../core/privacy/storage-keys.ts';
import { fileNamesIn, INDEX_FOLDER, indexFileAddress, MANIFEST_ADDRESS } from '../../core/search/index-files.ts';
import { SEARCH_ADDRESS } from '../../core/site/addresses.ts';
import { addressesNamedIn, loadedAddresses } from '../../presentation/offline/page-files.ts';
import { withSearchIndex } from './search-index.ts';

/** An index up to this length is fetched whole, ahead of any search. */
const LARGEST_KEPT_INDEX = 1_000_000;
const MOST_COVERS = 60;

/** Folders whose files are named by the hash of what they hold. */
const HASHED_FOLDERS = ['/_astro/', INDEX_FOLDER];
const COVER = /^\/(?:illustrations\/covers|storage)\//;

/**
 * The worker's address: served from the root, so that it may look after `/recherche`, and told there what this module
 * knows, since a file in `public` can import nothing.
 */
export const SEARCH_WORKER = `/search-worker.js?${new URLSearchParams([
  ['cache', SEARCH_CACHE],
  ['manifest', MANIFEST_ADDRESS],
  ...HASHED_FOLDERS.map((folder) => ['hashed', folder]),
])}`;

/**
 * Keeps the search page, all that it loads and its index in the browser, for when the network is gone; drops what earlier
 * publications have left. Where a browser refuses, the search works online only.
 */
export async function keepOffline(defaultCover: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    await navigator.serviceWorker.register(SEARCH_WORKER, { scope: SEARCH_ADDRESS, updateViaCache: 'none' });
    const cache = await caches.open(SEARCH_CACHE);
    const { manifest } = await withSearchIndex(async (index) => index);
    const indexFiles = fileNamesIn(manifest).map(indexFileAddress);
    const page = await fetch(SEARCH_ADDRESS);
    if (!page.ok) return;
    const shell = [...new Set([...loadedAddresses(), ...addressesNamedIn(await page.clone().text()), defaultCover])];
    await cache.put(SEARCH_ADDRESS, page);
    const isWhole = manifest.bytes <= LARGEST_KEPT_INDEX && !savesData();
    await keep(cache, shell);
    if (isWhole && !(await keep(cache, indexFiles))) return;
    // Last: the manifest that is kept names files that are.
    await cache.put(MANIFEST_ADDRESS, Response.json(manifest));
    await tidy(cache, new Set([...shell, ...indexFiles]));
  } catch {
    // No room, no permission, or the network went meanwhile: the next visit tries again.
  }
}

/** Whether all of them are kept now. */
async function keep(cache: Cache, addresses: string[]): Promise<boolean> {
  let areKept = true;
  for (const address of addresses) {
    if (isHashed(address) && (await cache.match(address))) continue;
    let response = await fetch(address);
    // A browser may have cached that the file was not there yet.
    if (response.status === 404) response = await fetch(address, { cache: 'reload' });
    if (response.ok) await cache.put(address, response);
    else areKept = false;
  }
  return areKept;
}

/** Removes hashed files that nothing names any more, and the oldest covers beyond some. */
async function tidy(cache: Cache, current: Set<string>): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const stale = kept.filter((pathname) => isHashed(pathname) && !current.has(pathname));
  const covers = kept.filter((pathname) => COVER.test(pathname));
  for (const pathname of [...stale, ...covers.slice(0, -MOST_COVERS)]) await cache.delete(pathname);
}

function isHashed(pathname: string): boolean {
  return HASHED_FOLDERS.some((folder) => pathname.startsWith(folder));
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
