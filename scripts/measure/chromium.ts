import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Starts the machine's Chromium, or the one that Playwright has installed; with `port`, others may drive it there. */
export function launchChromium(port?: number): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
  });
}
