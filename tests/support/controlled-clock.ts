import type { Page } from 'playwright';

const START = Date.UTC(2026, 10, 22, 12);

/**
 * Makes a page's time stand still until a test moves it on with `page.clock`. Keeps the browser's performance entries, which
 * Playwright's clock would hide.
 */
export async function controlClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { realPerformance: performance }));
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1_000);
  await page.addInitScript(() => {
    const { realPerformance } = window as unknown as { realPerformance: Performance };
    performance.getEntriesByType = (type) => realPerformance.getEntriesByType(type);
  });
}
