import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { controlClock } from './controlled-clock.ts';
import { workerBrowser } from './worker-browser.ts';

/** The version of a page that a cache gives, and that is too old. */
export const OLD_VERSION = 'v0.9.0-20250101';
export const NEWEST_VERSIONS = { '/telegram': 'v1.5.0-20250415', '/instagram': 'v1.0.0-20250416' };

const KEYS = ['coquelicot:campaign-reloaded', 'coquelicot:campaign-version'];

/** A visitor of a campaign that knows its version; begun anew for each test, in a time that stands still. */
interface CampaignVisit {
  context: BrowserContext;
  page: Page;
  /** The addresses that the browser has gone to, in order. */
  visited: string[];
  /** Makes a cache give an old page: the first times that it is gone to, or always. */
  serveOld(address: string, times?: number): Promise<void>;
  /** Goes there, and waits until the page has asked for the newest version. */
  arrive(address: string): Promise<void>;
  /** Reads what the session keeps of versions. */
  kept(): Promise<(string | null)[]>;
  version(): Promise<string | null>;
}

/** Gives each test of a file such a visitor. @param url the site's */
export async function campaignVisit(url: string): Promise<CampaignVisit> {
  const browser = await workerBrowser();
  beforeEach(async () => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    Object.assign(visit, { context, page, visited: [] } satisfies Partial<CampaignVisit>);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visit.visited.push(request.url());
    });
    await controlClock(page);
  });
  afterEach(() => visit.context.close());

  const visit = {
    async serveOld(address, times = 1) {
      let served = 0;
      await visit.context.route(
        ({ pathname }) => pathname === address,
        async (route) => {
          if (!route.request().isNavigationRequest() || served >= times) return route.continue();
          served += 1;
          const response = await route.fetch();
          const html = (await response.text()).replace(/(name="page-version" content=")[^"]+/, `$1${OLD_VERSION}`);
          return route.fulfill({ response, body: html });
        },
      );
    },
    async arrive(address) {
      const asked = visit.page.waitForResponse(
        (response) => !response.request().isNavigationRequest() && /timestamp=/.test(response.url()),
      );
      await visit.page.goto(address);
      await (await asked).finished();
    },
    kept: () => visit.page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key)), KEYS),
    version: () => visit.page.locator('meta[name="page-version"]').getAttribute('content'),
  } as CampaignVisit;
  return visit;
}
