import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { controlClock } from './controlled-clock.ts';
import { workerBrowser } from './worker-browser.ts';

/** Version of the outdated page that the cache serves. */
export const OLD_VERSION = 'v0.9.0-20250101';
export const NEWEST_VERSIONS = { '/telegram': 'v1.5.0-20250415', '/instagram': 'v1.0.0-20250416' };

const KEYS = ['coquelicot:campaign-reloaded', 'coquelicot:campaign-version'];

/** Visit to a campaign whose page carries its version. Each test begins a new visit, with a clock that stands still. */
interface CampaignVisit {
  context: BrowserContext;
  page: Page;
  /** Addresses to which the browser has gone, in order. */
  visited: string[];
  /** Makes a cache serve an old page for the first `times` visits to an address; by default, for one. */
  serveOld(address: string, times?: number): Promise<void>;
  /** Goes to an address, and waits until the page has asked for the newest version. */
  arrive(address: string): Promise<void>;
  /** Reads from the session's storage whether the page was reloaded, and for which version. */
  kept(): Promise<(string | null)[]>;
  version(): Promise<string | null>;
}

/** Gives each test of a file such a visit. @param url address of the site */
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
