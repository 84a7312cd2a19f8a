import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { TRACKER } from './configured-site.ts';
import { workerBrowser } from './worker-browser.ts';

/** Visit to a site that has a tracker. Each test begins a new one. */
interface ConsentVisit {
  context: BrowserContext;
  page: Page;
  /** Addresses requested from other hosts than the site's, in order. */
  elsewhere: string[];
  errors: string[];
  /** Reaction of the tracker to a call. */
  tracker: 'answers' | 'fails' | 'hangs';
  /** Begins the visit again with other settings of the browser. */
  begin(options: BrowserContextOptions): Promise<void>;
}

/** Gives each test of a file such a visit. @param url returns the address of the site, which is known once the tests run */
export async function consentVisit(url: () => string): Promise<ConsentVisit> {
  const browser = await workerBrowser();
  const visit = {
    async begin(options) {
      await visit.context.close();
      await open(options);
    },
  } as ConsentVisit;

  async function open(options: BrowserContextOptions): Promise<void> {
    const context = await browser.newContext({ baseURL: url(), reducedMotion: 'reduce', ...options });
    Object.assign(visit, { context, elsewhere: [], errors: [], tracker: 'answers' } satisfies Partial<ConsentVisit>);
    await context.route(
      (address) => address.origin !== url(),
      (route) => {
        const address = route.request().url();
        visit.elsewhere.push(address);
        if (!address.startsWith(TRACKER)) {
          return route.fulfill({ contentType: 'text/html', body: '<title>Ailleurs</title>' });
        }
        if (visit.tracker === 'hangs') return undefined;
        if (visit.tracker === 'fails') return route.abort();
        const body = 'document.cookie = "traceur=1; path=/"; window.calls = (window.calls ?? 0) + 1;';
        return route.fulfill({ contentType: 'text/javascript', body });
      },
    );
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective} refuses ${blockedURI}`),
      );
    });
    visit.page = await context.newPage();
    visit.page.on('console', (message) => message.type() === 'error' && visit.errors.push(message.text()));
    visit.page.on('pageerror', ({ message }) => visit.errors.push(message));
  }

  beforeEach(() => open({}));
  afterEach(() => visit.context.close());
  return visit;
}

/** Waits until a page has done what it does once it is idle, such as asking about cookies. */
export async function afterIdle(page: Page): Promise<void> {
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
  await idle();
  await page.waitForLoadState('networkidle');
  await idle();
}

export const questionOn = (page: Page) => page.getByRole('region', { name: 'Tes choix de cookies' });
export const buttonOn = (page: Page, name: string) => questionOn(page).getByRole('button', { name });
export const manageCookiesOn = (page: Page) => page.getByRole('button', { name: 'Gérer mes cookies' });

/** Opens the question from the footer. A tracker or an embed that a stored choice allows has begun to load by then. */
export async function reopenQuestion(page: Page): Promise<void> {
  await manageCookiesOn(page).click();
  await questionOn(page).waitFor();
}

/** Returns the addresses of the calls of the tracker so far. */
export function trackerCalls({ elsewhere }: ConsentVisit): URL[] {
  return elsewhere.filter((url) => url.startsWith(TRACKER)).map((url) => new URL(url));
}

/** Waits until the tracker's script has run this many times in a page. */
export async function trackerRan(page: Page, times: number): Promise<void> {
  await page.waitForFunction((count) => (window as { calls?: number }).calls === count, times);
}
