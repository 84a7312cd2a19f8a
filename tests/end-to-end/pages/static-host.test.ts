import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { workerBrowser } from '../../support/worker-browser.ts';

const { directory } = inject('site');

const browser = await workerBrowser();
let server: Server;
let page: Page;
let url: string;

/** Returns the file for an address, as a host that only tries `x.html` for `x`; null where such a host shows its 404 page. */
function fileAt(pathname: string): string | null {
  const named = path.join(directory, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
  return [named, `${named}.html`].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

beforeAll(async () => {
  server = createServer(({ url: address = '/', method }, response) => {
    const file = fileAt(new URL(address, 'http://localhost').pathname);
    const shown = file ?? path.join(directory, '404.html');
    const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
    response.writeHead(file ? 200 : 404, { 'content-type': types[path.extname(shown)] ?? 'application/octet-stream' });
    if (method === 'HEAD') response.end();
    else createReadStream(shown).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  page = await browser.newPage();
});

afterAll(() => server.close());

describe('a static host without redirects', () => {
  it('serves the files that clients request by convention', async () => {
    for (const address of ['/favicon.ico', '/apple-touch-icon.png', '/robots.txt']) {
      expect((await fetch(url + address)).status, address).toBe(200);
    }
  });

  it('serves the same sitemap at /sitemap.xml and /sitemap-index.xml', async () => {
    const [one, other] = await Promise.all(
      ['/sitemap.xml', '/sitemap-index.xml'].map(async (address) => (await fetch(url + address)).text()),
    );
    expect(one).toContain('<sitemapindex');
    expect(one).toBe(other);
  });

  it('leads from other forms of an address to the page, and shows the 404 page at an unknown address', async () => {
    for (const [address, canonical] of [
      ['/blog/page/1?source=lettre', '/blog?source=lettre'],
      ['/blog/', '/blog'],
      ['/blog/article/le-chat-a-choisi', '/anecdote/le-chat-a-choisi'],
    ]) {
      await page.goto(url + address);
      await page.waitForURL(`${url}${canonical}`);
    }
    expect((await page.goto(`${url}/nulle-part`))?.status()).toBe(404);
    await page.getByRole('heading', { name: '404' }).waitFor();
    expect(page.url()).toBe(`${url}/nulle-part`);
  });

  it('opens the sign-in at the address of an article in the back office, and keeps that address', async () => {
    const address = '/admin/editor/a15df4e4-fe89-866c-8e95-83f33e8391f6?type=blog';
    await page.goto(url + address);
    await page.waitForURL((shown) => shown.pathname.startsWith('/admin/') && shown.hash === '');
    await page.getByLabel('Mot de passe').waitFor();
    expect(new URL(page.url()).searchParams.values().toArray()).toContain(address);
  });
});
