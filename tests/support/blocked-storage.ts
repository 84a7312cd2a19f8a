import type { BrowserContext } from 'playwright';

/** Blocks storage like a browser that refuses all cookies: reading a storage throws, and no cookie is kept. */
export function blockStorage(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
}
