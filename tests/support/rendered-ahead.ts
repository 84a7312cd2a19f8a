import type { Page } from 'playwright';

const SHOW = 'coquelicot-show';

/** Makes pages of a tab look rendered ahead, as browsers do with an address that is being typed, until they are shown. */
export async function renderAhead(page: Page): Promise<void> {
  await page.addInitScript((show) => {
    let isAhead = true;
    Object.defineProperty(document, 'prerendering', { get: () => isAhead });
    addEventListener(show, () => {
      isAhead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  }, SHOW);
}

export async function showRendered(page: Page): Promise<void> {
  await page.evaluate((show) => dispatchEvent(new Event(show)), SHOW);
}
