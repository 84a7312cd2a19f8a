/*
 * Lets the page of a game work without network. It looks after one page, the one that registers it, and answers what
 * src/presentation/offline/keep-game.ts has kept: files named by their hash from there, all else when the network is gone.
 */
const CACHE = new URL(location.href).searchParams.get('cache');
const PAGE = new URL(self.registration.scope).pathname;
const HASHED = '/_astro/';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Another page under this address is none of its own.
  const isOtherPage = request.mode === 'navigate' && pathname !== PAGE;
  if (request.method !== 'GET' || origin !== location.origin || isOtherPage) return;
  // The query is ignored: all variants are one page.
  const key = pathname === PAGE ? PAGE : request;
  event.respondWith(pathname.startsWith(HASHED) ? keptFirst(request, key) : networkFirst(request, key));
});

async function networkFirst(request, key) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await answerKept(key);
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(request, key) {
  return (await answerKept(key)) ?? fetch(request);
}

async function answerKept(key) {
  try {
    return await caches.match(key, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}
