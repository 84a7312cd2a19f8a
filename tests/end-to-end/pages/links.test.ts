import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { builtPages } from '../../support/built-pages.ts';
import { linkChecker, type LinkChecker } from '../../support/link-checker.ts';
import { linksOf, stylesheetAddresses } from '../../support/links.ts';
import { structuredDataOf } from '../../support/structured-data.ts';

const { url, directory } = inject('site');
const pages = builtPages(directory);

let checker: LinkChecker;

beforeEach(() => {
  checker = linkChecker(url);
});

describe('links inside the site', () => {
  it('have an existing target on every page', async () => {
    for (const { address, html } of pages) await checker.checkPage(address, html);
    expect(pages.length).toBeGreaterThan(50);
    expect(checker.problems).toEqual([]);
  });

  it('have an existing target in feeds, whose items each have a picture', async () => {
    for (const feed of ['/rss.xml', '/blog/rss.xml', '/anecdotes/rss.xml']) {
      const { links, pictures, contents } = readFeed(await (await fetch(url + feed)).text());
      expect(links.length).toBeGreaterThan(1);
      // Each item has a picture other than SVG, which feed readers do not show.
      expect(pictures).toHaveLength(contents.length);
      expect(pictures.filter((address) => address.endsWith('.svg'))).toEqual([]);
      await checker.checkLinks(feed, [...links, ...pictures, ...contents.flatMap((html) => linksOf(html).addresses)]);
    }
    expect(checker.problems).toEqual([]);
  });

  it('have an existing target in stylesheets', async () => {
    for (const file of globSync('_astro/**/*.css', { cwd: directory })) {
      await checker.checkLinks(`/${file}`, stylesheetAddresses(readFileSync(path.join(directory, file), 'utf8')));
    }
    expect(checker.problems).toEqual([]);
  });

  it('have an existing target in the manifest', async () => {
    const manifest = (await (await fetch(`${url}/manifest.webmanifest`)).json()) as {
      start_url: string;
      icons: { src: string }[];
      shortcuts: { url: string }[];
    };
    const { start_url: start, icons, shortcuts } = manifest;
    const links = [start, ...icons.map(({ src }) => src), ...shortcuts.map((shortcut) => shortcut.url)];
    await checker.checkLinks('/manifest.webmanifest', links);
    expect(checker.problems).toEqual([]);
  });

  it('have an existing target in structured data', async () => {
    for (const { address, html } of pages) {
      const named = JSON.stringify(structuredDataOf(html)).matchAll(/"(http[^"]+)"/g);
      await checker.checkLinks(
        address,
        [...named].map(([, link = '']) => link),
      );
    }
    expect(checker.problems).toEqual([]);
  });

  it('are reported when they lead to a missing page, a missing anchor or a redirect', async () => {
    for (const link of ['/nulle-part', '/blog#nulle-part', '/blog/']) await checker.checkLinks('/', [link]);
    await checker.checkPage('/blog', '<a href="#nulle-part">a</a><a href="/rien">b</a>');
    expect(checker.problems).toEqual([
      '/ → /nulle-part: 404',
      '/ → /blog#nulle-part: no such anchor',
      '/ → /blog/: 301',
      '/blog → #nulle-part: no such anchor',
      '/blog → /rien: 404',
    ]);
  });
});

function readFeed(xml: string): { links: string[]; pictures: string[]; contents: string[] } {
  const texts: Record<string, string[]> = { link: [], 'content:encoded': [] };
  const pictures: string[] = [];
  let current: string[] | undefined;
  new Parser(
    {
      onopentagname: (name) => {
        current = texts[name];
        current?.push('');
      },
      onopentag: (name, { url: address }) => {
        if (name === 'media:content' && address !== undefined) pictures.push(address);
      },
      ontext: (text) => current?.push((current.pop() ?? '') + text),
      onclosetag: () => {
        current = undefined;
      },
    },
    { xmlMode: true },
  ).end(xml);
  return { links: texts['link'] ?? [], pictures, contents: texts['content:encoded'] ?? [] };
}
