import { indexFileAddress, MANIFEST_ADDRESS } from '../../core/search/index-files.ts';
import { SEARCH_ADDRESS } from '../../core/site/addresses.ts';
import { withSearchIndex } from '../../gateway/search-index.ts';

/** Served from the root, so that it may look after `/recherche`; it names the cache too. */
const WORKER = '/search-worker.js';
const CACHE = 'search-1';
/** An index up to this length is fetched whole, ahead of any search. */
const LARGEST_KEPT_INDEX = 1_000_000;
const MOST_COVERS = 60;

const HASHED = /^\/(?:_astro|recherche\/index)\//;
const COVER = /^\/(?:illustrations\/covers|storage)\//;

/**
 * Keeps the search page, all that it loads and its index in the browser, for when the network is gone; drops what earlier
 * publications have left. Where a browser refuses, the search works online only.
 */
export async function keepOffline(defaultCover: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SEARCH_ADDRESS, updateViaCache: 'none' });
    const cache = await caches.open(CACHE);
    const { manifest } = await withSearchIndex(async (index) => index);
    const indexFiles = [...manifest.documents, ...manifest.shards.map(([, name]) => name)].map(indexFileAddress);
    const page = await fetch(SEARCH_ADDRESS);
    if (!page.ok) return;
    const shell = [...new Set([...loadedAddresses(), ...namedIn(await page.clone().text()), defaultCover])];
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

/** What this page has loaded from the site: its scripts above all, those that scripts import included. */
function loadedAddresses(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);
}

/** The files that a page's HTML names: scripts, fonts, pictures. */
function namedIn(html: string): string[] {
  return html.match(/(?<=["'(])\/(?:_astro|illustrations)\/[\w./-]+|(?<=")\/favicon\.svg/g) ?? [];
}

/** Whether all of them are kept now. */
async function keep(cache: Cache, addresses: string[]): Promise<boolean> {
  let areKept = true;
  for (const address of addresses) {
    if (HASHED.test(address) && (await cache.match(address))) continue;
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
  const stale = kept.filter((pathname) => HASHED.test(pathname) && !current.has(pathname));
  const covers = kept.filter((pathname) => COVER.test(pathname));
  for (const pathname of [...stale, ...covers.slice(0, -MOST_COVERS)]) await cache.delete(pathname);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
