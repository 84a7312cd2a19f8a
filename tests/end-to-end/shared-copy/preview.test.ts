import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { HOSTILE, previewedSite } from '../../support/preview-page.ts';

const preview = previewedSite();

const bitten = (page: Page) => page.evaluate(() => ('bitten' in window ? window.bitten : null));

describe('the link of a preview', () => {
  it('shows a draft to a visitor as its page would, with a band that says when the link expires', async () => {
    const visit = await preview.site.newVisit();
    const { token } = await preview.sharedDraft('Un brouillon', HOSTILE);
    const requests: { url: string; referrer: string | undefined }[] = [];
    visit.context.on('request', (request) => {
      requests.push({ url: request.url(), referrer: request.headers()['referer'] });
    });
    const page = await visit.open(`/apercu#${token}`);
    await page.getByRole('heading', { level: 1, name: 'Un brouillon' }).waitFor();
    expect(await page.locator('[data-part=band]').textContent()).toMatch(
      /^Aperçu\u00a0: cet article n’est pas publié\. Ce lien expire le \d+(?:er)? \p{L}+ \d{4} à \d+\u00a0h\u00a0\d\d\.$/u,
    );
    expect(await page.locator('.prose').allInnerTexts()).toEqual([
      expect.stringMatching(/^Un début\s+Premier paragraphe\s+Deuxième/),
      expect.stringContaining('Une fin'),
    ]);
    expect(await page.locator('.text > .band').count()).toBe(1);
    expect(await page.locator('.toc a').allInnerTexts()).toEqual(['Un début', 'Un milieu', 'Une fin']);
    expect(await page.locator('.embed button').isDisabled()).toBe(true);
    expect(await page.locator('.share, #compteurs, .text script, .text iframe, [onclick], [onerror]').count()).toBe(0);
    await page.getByText('Deuxième').click();
    await page.getByText('Troisième').click();
    expect(await bitten(page)).toBeNull();

    // A link inside the text moves the focus, and keeps the token in the address.
    await page.getByRole('link', { name: 'Plus bas' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('une-fin');
    expect(new URL(page.url()).hash).toBe(`#${token}`);
    expect(requests.filter(({ url, referrer }) => `${url} ${referrer}`.includes(token))).toEqual([]);
    expect(requests.filter(({ url }) => !url.startsWith(preview.site.copy.url))).toEqual([]);
    expect(requests.filter(({ url }) => url.includes('increment-article-metrics'))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(visit.problems).toEqual([]);
    await visit.context.close();
  });
});

it('pages cannot be framed by other origins, and the preview page is not indexed', async () => {
  for (const address of ['/', '/apercu', '/admin']) {
    const { headers } = await fetch(preview.site.copy.url + address);
    expect([headers.get('x-frame-options'), headers.get('content-security-policy')], address).toEqual([
      'SAMEORIGIN',
      "frame-ancestors 'self'",
    ]);
  }
  const response = await fetch(`${preview.site.copy.url}/apercu`);
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
});
