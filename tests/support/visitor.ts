/** User agent of a visitor. Headless Chromium names itself in its own, so the counters of views ignore it. */
export const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
