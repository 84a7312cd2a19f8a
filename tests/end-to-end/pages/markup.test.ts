import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { kindOf, PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { sitemapAddresses } from '../../../tools/measure/sitemap.ts';
import { builtPages, type BuiltPage } from '../../support/built-pages.ts';
import { markupProblems } from '../../support/markup.ts';
import { SITE_URL } from '../../support/built-code.ts';
import { STRUCTURED_DATA, structuredDataOf } from '../../support/structured-data.ts';

const { url, directory } = inject('site');

const pages = builtPages(directory);

const isIndexed = ({ html }: BuiltPage) => !html.includes('<meta name="robots" content="noindex">');

describe('the markup of every page', () => {
  it('is valid, on a page of every kind', async () => {
    const addresses = PAGE_KINDS.map(({ address }) => address);
    expect(await markupProblems(pages.filter(({ address }) => addresses.includes(address)))).toEqual([]);
  });

  it('contains each id once', () => {
    for (const { address, html } of pages) {
      const ids = [...html.matchAll(/<[a-z][^<>]*\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, address).toBe(ids.length);
    }
  });

  it('has a description, and a title of its own, on every indexed page', () => {
    const own = pages
      .filter((page) => isIndexed(page))
      .map(({ html }) => ({
        title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
      }));
    for (const { title, description } of own) expect(title && description).toBeTruthy();
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  });
});

describe('structured data', () => {
  it('has the fields that its types require, on every page', () => {
    for (const { address, html } of pages) {
      for (const data of structuredDataOf(html)) {
        const { issues = [] } = v.safeParse(STRUCTURED_DATA, data);
        expect(
          issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
          address,
        ).toEqual([]);
      }
    }
  });

  it('has the expected types on the landing page and on articles', () => {
    const typesOn = (address: string) =>
      structuredDataOf(pages.find((page) => page.address === address)?.html ?? '').map(
        (data) => (data as { '@type': string })['@type'],
      );
    expect(typesOn('/')).toEqual(['Organization', 'WebSite', 'FAQPage']);
    for (const { address } of pages.filter(({ address }) => /^\/(?:blog|anecdote|article)\/[^/]+$/.test(address))) {
      expect(typesOn(address), address).toEqual(['Article', 'BreadcrumbList']);
    }
  });
});

describe('the sitemap', () => {
  it('lists exactly the indexed pages, once each', async () => {
    const listed = await sitemapAddresses(url);
    expect(listed.toSorted()).toEqual(
      pages
        .filter((page) => isIndexed(page))
        .map(({ address }) => address)
        .toSorted(),
    );
  });

  it('lists only pages of a declared kind', async () => {
    expect((await sitemapAddresses(url)).filter((address) => kindOf(address) === undefined)).toEqual([]);
  });

  it('is named in robots.txt', async () => {
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${SITE_URL}/sitemap-index.xml`);
  });
});

describe('crawlers', () => {
  it('may fetch every page, and are told not to index the back office', async () => {
    expect(await (await fetch(`${url}/robots.txt`)).text()).not.toMatch(/^Disallow: *\S/m);
    expect(await (await fetch(`${url}/admin`)).text()).toContain('<meta name="robots" content="noindex">');
  });

  it('are given a description that does not begin with the same words twice', () => {
    for (const { address, html } of pages) {
      expect(html, address).not.toMatch(/<meta name="description" content="(\p{L}[^:"]+)\s: \1/u);
    }
  });

  it('are given a description of 160 characters at most', () => {
    for (const { address, html } of pages) {
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      expect(Array.from(description.replace(/&#?\w+;/g, '.')).length, address).toBeLessThanOrEqual(160);
    }
  });
});

describe('an address that clients request by convention', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/sitemap.xml', 'text/xml'],
  ])('is served as a file: %s', async (address, type) => {
    const response = await fetch(url + address, { redirect: 'manual' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });
});

describe('another form of an address', () => {
  const FORMS = [
    ['/index.html', '/'],
    ['/blog.html', '/blog'],
    ['/blog/ecrire-une-bio.html', '/blog/ecrire-une-bio'],
    ['/blog/page/1', '/blog'],
    ['/anecdotes/page/1', '/anecdotes'],
    ['/blog/categorie/relations/page/1', '/blog/categorie/relations'],
  ] as const;

  it.each(FORMS)('%s redirects to %s', async (form, address) => {
    const response = await fetch(url + form, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, address]);
    expect((await fetch(url + address, { redirect: 'manual' })).status).toBe(200);
  });

  it('redirects on static hosts too, by the file _redirects', () => {
    const lines = readFileSync(path.join(directory, '_redirects'), 'utf8').split('\n');
    expect(lines).toEqual(expect.arrayContaining(FORMS.map(([form, address]) => `${form} ${address} 301`)));
  });
});
