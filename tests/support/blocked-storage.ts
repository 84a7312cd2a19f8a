import type { BrowserContext } from 'playwright';

/** Blocks storage as a browser does that blocks all cookies: to touch one throws, and no cookie stays. */
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
