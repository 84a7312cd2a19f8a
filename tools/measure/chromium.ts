import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { CHROMIUM_PROGRAMS } from '../chromium-programs.mjs';

/** Returns the options that start the machine's Chromium or, without one, Playwright's. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM'] ?? CHROMIUM_PROGRAMS.find((program) => existsSync(program));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  };
}

/** Starts a browser. @param port lets other programs drive the browser */
export function launchChromium(port?: number): Promise<Browser> {
  const { args = [], ...options } = chromiumOptions();
  return chromium.launch({
    ...options,
    args: port === undefined ? args : [...args, `--remote-debugging-port=${port}`],
  });
}
