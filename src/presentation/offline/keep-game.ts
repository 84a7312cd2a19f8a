import { GAME_CACHE_PREFIX } from '../../core/privacy/storage-keys.ts';

/** Folder of files that are named by their hash. */
const HASHED_FOLDER = '/_astro/';

const cacheOf = (page: string) => GAME_CACHE_PREFIX + page;

/**
 * Caches the page of a game with everything that it loads, for offline use; drops files of earlier publications. A
 * failure leaves the game online only.
 * @param page address of the game
 * @param files needed later: pictures of results, sounds
 */
export async function keepGameOffline(page: string, files: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine || savesData()) return;
  try {
    const worker = `/game-worker.js?${new URLSearchParams({ cache: cacheOf(page) })}`;
    await navigator.serviceWorker.register(worker, { scope: page, updateViaCache: 'none' });
    const cache = await caches.open(cacheOf(page));
    const html = await fetch(page);
    if (!html.ok) return;
    const needed = new Set([...loadedAddresses(), ...addressesNamedIn(await html.clone().text()), ...files]);
    for (const address of needed) await keep(cache, address);
    // Cache the page last, so that it never refers to a missing file.
    await cache.put(page, html);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname !== page && !needed.has(pathname)) await cache.delete(pathname);
    }
  } catch {
    // No room, no permission or no network: the next visit tries again.
  }
}

async function keep(cache: Cache, address: string): Promise<void> {
  if (address.startsWith(HASHED_FOLDER) && (await cache.match(address))) return;
  const response = await fetch(address);
  if (response.ok) await cache.put(address, response);
  else if (address.startsWith(HASHED_FOLDER)) throw new Error(`${address} is not there`);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Returns the addresses of hashed files that this page has loaded: mainly scripts, including imported ones. */
function loadedAddresses(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(HASHED_FOLDER))
    .map(({ pathname }) => pathname);
}

/** Returns the addresses of scripts, fonts and pictures in a page's HTML. */
function addressesNamedIn(html: string): string[] {
  return html.match(/(?<=["'(])\/(?:_astro|illustrations)\/[\w./-]+|(?<=")\/favicon\.svg/g) ?? [];
}
