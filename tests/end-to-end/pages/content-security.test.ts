import { describe, expect, inject, it } from 'vitest';
import { policyProblems } from '../../support/page-policy.ts';
import { watchedPage } from '../../support/watched-page.ts';
import { workerBrowser } from '../../support/worker-browser.ts';

const { url } = inject('site');

const browser = await workerBrowser();

describe('browsing', () => {
  it('uses all that a script does on an article', async () => {
    const { page, problems } = await watchedPage(browser, url);
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
});

describe('an attack', () => {
  it('is blocked when a script of the page makes it', async () => {
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

describe('the check of policies', () => {
  it('would find a policy that lets anything in, stands too late, or lists hashes of other pages', async () => {
    const page = await browser.newPage();
    const hash = `'sha256-${'a'.repeat(43)}='`;
    const policy = `default-src 'self'; script-src 'self' 'unsafe-inline' ${hash}; style-src https://exemple.invalid`;
    await page.setContent(`<script></script><meta http-equiv="content-security-policy" content="${policy}">`);
    const found = (await policyProblems(page, undefined)).join('\n');
    for (const part of ['default-src', 'base-uri', "'unsafe-inline'", 'style-src: https:', 'first element']) {
      expect(found).toContain(part);
    }
    await page.close();
  });
});
