import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** How the machine's Chromium is started, or the one that Playwright has installed. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  };
}

/** Starts that Chromium; with `port`, others may drive it there. */
export function launchChromium(port?: number): Promise<Browser> {
  const { args = [], ...options } = chromiumOptions();
  return chromium.launch({
    ...options,
    args: port === undefined ? args : [...args, `--remote-debugging-port=${port}`],
  });
}
