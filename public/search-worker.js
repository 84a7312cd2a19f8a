/*
 * Lets the search page work without network. It looks after /recherche alone, answers from the network whenever there
 * is one, and keeps what it has seen; src/features/search/keep-offline.ts fills and tidies the same cache, and alone
 * writes the index's manifest there, once it has the files that it names. It registers this file, with the cache and the
 * addresses that both know in the query.
 */
const { searchParams } = new URL(location.href);
const CACHE = searchParams.get('cache');
const MANIFEST = searchParams.get('manifest');
const HASHED_FOLDERS = searchParams.getAll('hashed');
const PAGE = new URL(self.registration.scope).pathname;
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
  const key = pathname === PAGE || pathname === MANIFEST ? pathname : request;
  event.respondWith(HASHED_FOLDERS.some((folder) => pathname.startsWith(folder)) ? keptFirst(event, key) : networkFirst(event, key));
});

async function networkFirst(event, key) {
  let response;
  try {
    response = await fetch(event.request);
  } catch (error) {
    const kept = await answerKept(key);
    if (kept) return kept;
    throw error;
  }
  if (response.status === 200 && key !== MANIFEST) event.waitUntil(keep(key, response.clone()));
  return response;
}

async function keptFirst(event, key) {
  return (await answerKept(key)) ?? networkFirst(event, key);
}

/** Keeps nothing where there is no room or no permission: the answer came all the same. */
async function keep(key, response) {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(key, response);
  } catch {
    // The search goes on online.
  }
}

async function answerKept(key) {
  try {
    return await caches.match(key, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}
