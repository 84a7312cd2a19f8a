import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { VISITOR } from './visitor.ts';

interface WatchedPage {
  page: Page;
  /** Everything that has gone wrong so far: reports of the policy, errors, requests that fail or leave the site. */
  problems: string[];
}

/** Opens an empty page of a visitor that notes everything that goes wrong in it. */
export async function watchedPage(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    userAgent: VISITOR,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  await page.exposeFunction('noteReport', (report: string) => problems.push(`policy: ${report}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { noteReport } = window as unknown as { noteReport(report: string): void };
      noteReport(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    // Chromium reports the status of a page that is not found, which is the right one.
    const isTheAnswer = message.text().includes('404') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isTheAnswer) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser ended the request, because the visitor went to another page before the answer came.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== siteUrl) {
      problems.push(`leaves the site: ${request.url()}`);
    }
  });
  return { page, problems };
}
