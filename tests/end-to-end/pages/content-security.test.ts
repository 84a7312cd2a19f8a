import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../scripts/measure/chromium.ts';
import { PAGE_KINDS } from '../../../scripts/measure/page-kinds.ts';
import { PAGES, type PageDeclaration } from '../../../src/core/site/page-table.ts';
import { VISITOR } from '../../support/visitor.ts';

const { url } = inject('site');
const declared: Readonly<Record<string, PageDeclaration>> = PAGES;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** Opens a page that notes all that goes wrong in it: reports of the policy, errors, requests that fail or leave the site. */
async function watchedPage(width = 1280): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({
    userAgent: VISITOR,
    viewport: { width, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
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
    // The 404 page answers 404, and Chromium says so.
    const isTheAnswer = message.text().includes('404') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isTheAnswer) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What was still on its way when the visitor went to another page.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== url) {
      problems.push(`leaves the site: ${request.url()}`);
    }
  });
  return { page, problems };
}

async function policyOf(page: Page): Promise<Record<string, string[]>> {
  const text = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
  const directives = (text ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

describe('the policy of each page', () => {
  it.concurrent.each(PAGE_KINDS)('$name: nothing inline but by hash, nothing from anywhere', async ({ address }) => {
    const { page } = await watchedPage();
    await page.goto(url + address);
    const policy = await policyOf(page);
    // What is named nowhere, no page loads: objects, frames, media, workers.
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['object-src']).toBeUndefined();
    expect(policy['worker-src']).toEqual(declared[address]?.policy?.['worker-src']);
    expect(policy['base-uri']).toEqual(["'self'"]);
    for (const directive of ['script-src', 'style-src']) {
      for (const source of policy[directive] ?? ['none']) expect(source).toMatch(/^'self'$|^'sha256-[\w+/]{43}='$/);
    }
    for (const source of Object.values(policy).flat()) expect(source).not.toMatch(/unsafe|\*/);
    // Astro lists the hashes of the whole build: a page keeps its own.
    const hashes = [...(policy['script-src'] ?? []), ...(policy['style-src'] ?? [])].filter(
      (source) => source !== "'self'",
    );
    const inline = page.locator('style, script:not([src], [type="application/ld+json"])');
    expect(hashes).toHaveLength(await inline.count());
    // A policy in the page says nothing of what stands before it.
    const order = await page
      .locator('meta[http-equiv="content-security-policy"], script:not([type="application/ld+json"])')
      .evaluateAll((elements) => elements.map(({ localName }) => localName));
    expect(order[0]).toBe('meta');
    await page.context().close();
  });
});

describe('browsing', () => {
  it.concurrent.each(PAGE_KINDS)('$name: no report, no error, nothing from elsewhere', async ({ address }) => {
    const { page, problems } = await watchedPage();
    await page.goto(url + address);
    // To its end, so that all that waits to be seen has come.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('uses all that a script does on an article', async () => {
    const { page, problems } = await watchedPage();
    const counted = page.waitForResponse((response) => response.url().includes('increment-article-metrics'));
    await page.goto(`${url}/blog/ecrire-une-bio`);
    expect((await counted).status()).toBe(200);
    await page.locator('#compteurs').scrollIntoViewIfNeeded();
    await page.getByText(/\d+ vues? · \d+ lecture/).waitFor();
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await page.getByText('Lien copié').waitFor();
    await page.locator('.toc a').last().click();
    await page.locator('.toc a[aria-current=true]').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('uses all that a script does on lists and on the landing page', async () => {
    const { page, problems } = await watchedPage(360);
    await page.goto(url);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Blog' }).click();
    const next = page.locator('.favourites button').last();
    await next.click();
    await page.locator('.favourites button').first().and(page.locator(':enabled')).waitFor();
    await page.locator('a[rel=next]').hover();
    await page.locator('a[rel=next]').click();
    await page.waitForURL(`${url}/blog/page/2`);
    await page.goto(url);
    const question = page.locator('.question').first();
    await question.locator('summary').click();
    await question.locator('p').waitFor();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('uses the resolver of the 404 page', async () => {
    const { page, problems } = await watchedPage();
    await page.goto(`${url}/blog/jamais-ecrit`);
    await page.getByRole('heading', { name: 'Article non trouvé' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe('an attack', () => {
  it.each([
    ['an inline script in the page', '<script>window.bitten = true</script>'],
    ['a handler', '<img src="/favicon.svg" onload="window.bitten = true">'],
    ['a script from elsewhere', '<script src="https://exemple.invalid/x.js"></script>'],
    ['a frame', '<iframe src="https://exemple.invalid/"></iframe>'],
  ])('is blocked and reported: %s', async (_, attack) => {
    const { page, problems } = await watchedPage();
    await page.route(`${url}/blog`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${attack}</main>`) });
    });
    await page.goto(`${url}/blog`);
    await expect.poll(() => problems.filter((problem) => problem.startsWith('policy:'))).not.toEqual([]);
    expect(await page.evaluate(() => 'bitten' in window)).toBe(false);
    await page.context().close();
  });

  it('is blocked when a script of the page makes it', async () => {
    const { page, problems } = await watchedPage();
    await page.goto(url);
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.bitten = true';
      document.body.append(script);
      return 'bitten' in window;
    });
    expect(hasRun).toBe(false);
    await expect.poll(() => problems.some((problem) => problem.startsWith('policy: script-src'))).toBe(true);
    await page.context().close();
  });
});
