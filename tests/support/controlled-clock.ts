import type { Page } from 'playwright';

const START = Date.UTC(2026, 10, 22, 12);

/**
 * Makes a page's time stand still until a test moves it on with `page.clock`. What the browser knows of the navigation stays
 * as it is: Playwright's clock would hide it.
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
