/** Places of a Chromium for tests, best first: the one without windows needs a fifth less time of the processor. */
export const CHROMIUM_PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
