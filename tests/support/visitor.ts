/** User agent of a visitor's browser. The counters of views ignore headless Chromium, which its own user agent names. */
export const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
