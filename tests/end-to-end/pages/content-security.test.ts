import { describe, expect, inject, it } from 'vitest';
import { builtPages } from '../../support/built-pages.ts';
import { policyProblems } from '../../support/page-policy.ts';
import { afterIdle } from '../../support/consent-visit.ts';
import { renderAhead, showRendered } from '../../support/rendered-ahead.ts';
import { watchedPage } from '../../support/watched-page.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url, directory } = inject('site');

const browser = await workerBrowser();

/** Address of an article that names an element in an attribute: its page keeps the hashes of the whole build. */
const LOOSE = '/blog/balises-jamais-fermees';

describe('the Content Security Policy', () => {
  it('allows no unexpected source on any page', () => {
    const pages = builtPages(directory).filter(({ address }) => address !== LOOSE);
    expect(pages.length).toBeGreaterThan(50);
    const problems = pages.map((page) => [page.address, policyProblems(page)] as const);
    expect(problems.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('is reported when it allows unsafe sources, follows a script, or lists hashes of other pages', () => {
    const hash = `'sha256-${'a'.repeat(43)}='`;
    const policy = `default-src 'self'; script-src 'self' 'unsafe-inline' ${hash}; style-src https://exemple.invalid`;
    const html = `<script></script><style></style><meta http-equiv="content-security-policy" content="${policy}">`;
    expect(policyProblems({ address: '/', html })).toEqual([
      `default-src: ["'self'"]`,
      'base-uri: undefined',
      "'unsafe-inline'",
      "script-src: 'unsafe-inline'",
      'style-src: https://exemple.invalid',
      'hashes: 1',
      'a script stands before the policy',
    ]);
  });
});

describe('an article', () => {
  it('counts a view, copies its link and marks its contents without violating the policy', async () => {
    const { page, problems } = await watchedPage(browser, url, { reducedMotion: 'reduce' });
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

  it('counts its view only when it is shown, if the browser renders it ahead', async () => {
    const { page } = await watchedPage(browser, url);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const counts = () => requests.filter((address) => address.includes('increment-article-metrics'));
    await renderAhead(page);
    await page.goto(`${url}/blog/ecrire-une-bio`);
    await afterIdle(page);
    expect(counts()).toEqual([]);
    await showRendered(page);
    await expect.poll(() => counts().length).toBe(1);
    await page.context().close();
  });
});

describe('an inline script that another script adds', () => {
  it('is blocked by the policy', async () => {
    const { page, problems } = await watchedPage(browser, url);
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
