import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../src/core/editing/article-form.ts';
import { axeViolations } from '../../support/axe.ts';
import { previewedSite, showInFrame } from '../../support/preview-page.ts';

const HOSTILE = `
  <h2>Un début</h2><p>Premier paragraphe</p><script>window.bitten = 'script'</script>
  <p onclick="window.bitten = 'handler'">Deuxième</p><img src="/rien.png" onerror="window.bitten = 'error'">
  <h2>Un milieu</h2><p><a href="javascript:window.bitten='link'">Troisième</a></p>
  <svg onload="window.bitten = 'svg'"><p>Perdu</p></svg><iframe src="https://exemple.invalid/"></iframe>
  <h3 id="contenu">Une fin</h3><p><a href="#une-fin">Plus bas</a></p>
  <p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></p>`;

const preview = previewedSite();

const bitten = (page: Page) => page.evaluate(() => ('bitten' in window ? window.bitten : null));

describe('the link of a preview', () => {
  it('shows a draft to a visitor as its page would, under a band that says until when', async () => {
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

    // A link inside the text leads there, and leaves the token in the address.
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

  it('is kept from search engines', async () => {
    const response = await fetch(`${preview.site.copy.url}/apercu`);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });
});

describe('the frame of the preview', () => {
  it('shows what the back office writes, runs none of it, and keeps the place where one reads', async () => {
    const visit = await preview.site.newVisit();
    const page = await visit.open('/admin/auth');
    const long = HOSTILE + '<p>Un paragraphe de plus.</p>'.repeat(100);
    const form = {
      ...emptyForm('anecdote'),
      title: '<img src=x onerror=alert(1)>',
      content: long,
      categories: ['<b>Une</b>'],
    };
    await showInFrame(page, form);
    const frame = page.frameLocator('#apercu');
    await frame.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await frame.locator('article header .chip').allInnerTexts()).toEqual(['<b>Une</b>']);
    const inside = page.frame({ url: /apercu$/ });
    await inside?.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await showInFrame(page, { ...form, content: `${long}<p>La toute fin.</p>` });
    await frame.getByText('La toute fin.').waitFor();
    expect(await inside?.evaluate(() => scrollY)).toBe(2000);
    expect(await inside?.evaluate(() => ('bitten' in window ? window.bitten : null))).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('apercu');
    expect(visit.problems).toEqual([]);
    await visit.context.close();
  });

  it('is refused to every other origin, as every page of the site', async () => {
    const visit = await preview.site.newVisit();
    const other = await pageFraming(`${preview.site.copy.url}/apercu`);
    const page = await visit.context.newPage();
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    for (const address of ['/', '/apercu', '/admin']) {
      const { headers } = await fetch(preview.site.copy.url + address);
      expect([headers.get('x-frame-options'), headers.get('content-security-policy')], address).toEqual([
        'SAMEORIGIN',
        "frame-ancestors 'self'",
      ]);
    }
    other.close();
    await visit.context.close();
  });
});

/** Serves, from another origin, a page that frames an address. */
async function pageFraming(address: string): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<iframe src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
