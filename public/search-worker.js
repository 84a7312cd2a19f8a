/*
 * Lets the search page work without network. It looks after /recherche alone, answers from the network whenever there
 * is one, and keeps what it has seen; src/features/search/keep-offline.ts fills and tidies the same cache.
 */
const CACHE = 'search-1';
const PAGE = '/recherche';
const UNCHANGING = /^\/(?:_astro|recherche\/index)\//;
const KEPT = /^\/(?:_astro|recherche|illustrations|favicon\.svg|storage)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("search-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !KEPT.test(pathname)) return;
  // One page whatever the query in its address.
  const key = pathname === PAGE ? PAGE : request;
  event.respondWith(UNCHANGING.test(pathname) ? keptFirst(key, request) : networkFirst(key, request));
});

async function networkFirst(key, request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(key, request) {
  const kept = await caches.match(key, { cacheName: CACHE });
  return kept ?? networkFirst(key, request);
}
