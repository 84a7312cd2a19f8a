import type { Browser, Page } from 'playwright';

/** How many times slower than this machine the visitor's phone is. */
const SLOWDOWN = 4;

/** Opens a page as a slow phone does, and notes how long each of its interactions takes until it is painted. */
export async function openOnSlowPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations: Record<number, number> = {};
    Object.assign(window, { interactionTimes: durations });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
      }
      // 16 ms is the least that the browser tells.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  return page;
}

/** The longest times so far, in milliseconds, longest first; an interaction of less than 16 ms is not among them. */
export async function interactionTimes(page: Page): Promise<number[]> {
  // What was painted last is told after a while.
  await page.waitForTimeout(500);
  const times = await page.evaluate(() =>
    Object.values((window as unknown as { interactionTimes: Record<number, number> }).interactionTimes),
  );
  return times.sort((one, other) => other - one);
}
