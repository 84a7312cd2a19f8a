/*
 * Lets the page of a game work without network. Serves only the page that registers this worker, from the cache that
 * src/presentation/offline/keep-game.ts fills: hashed files always, other files only when the network fails.
 */
const CACHE = new URL(location.href).searchParams.get('cache');
const PAGE = new URL(self.registration.scope).pathname;
const HASHED_FOLDER = '/_astro/';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Leaves other pages in the worker's scope to the network.
  const isOtherPage = request.mode === 'navigate' && pathname !== PAGE;
  if (request.method !== 'GET' || origin !== location.origin || isOtherPage) return;
  // Answers every query string with the one cached page.
  const key = pathname === PAGE ? PAGE : request;
  event.respondWith(pathname.startsWith(HASHED_FOLDER) ? cacheFirst(request, key) : networkFirst(request, key));
});

async function networkFirst(request, key) {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await cachedResponse(key);
    if (cached) return cached;
    throw error;
  }
}

async function cacheFirst(request, key) {
  return (await cachedResponse(key)) ?? fetch(request);
}

async function cachedResponse(key) {
  try {
    return await caches.match(key, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}
