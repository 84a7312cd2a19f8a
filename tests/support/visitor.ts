/** The name of a browser: Chromium without a window says so in its own, and is then no visitor to the counters. */
export const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
