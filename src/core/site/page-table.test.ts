import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarationOf, PAGES, pagesAtOneAddress, type PageDeclaration } from './page-table.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const table: Readonly<Record<string, PageDeclaration>> = PAGES;

/** Returns the route of a file of `src/pages`, as Astro names it. */
function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.astro$|\.astro$/, '')}`;
}

describe('the page table', () => {
  it('declares exactly the routes of src/pages', () => {
    const routes = globSync('**/*.astro', { cwd: path.join(SOURCES, 'pages') }).map(routeOf);
    const declared = Object.entries(table)
      .filter(([, { folder }]) => folder === undefined)
      .map(([address]) => address);
    expect(routes.toSorted()).toEqual(declared.toSorted());
  });

  it('names only folders that have a route', () => {
    const folders = Object.values(table).flatMap(({ folder }) =>
      folder === undefined ? [] : ['demo', 'live'].map((mode) => folder.replace('{mode}', mode)),
    );
    const missing = folders.filter((folder) => !existsSync(path.join(SOURCES, 'features', folder, 'page.astro')));
    expect(missing).toEqual([]);
  });

  it('gives an example of each kind of page', () => {
    const withExample = Object.entries(table).filter(([route, { example }]) => example ?? !route.includes('['));
    const kinds = (entries: [string, PageDeclaration][]) => new Set(entries.map(([, { kind }]) => kind));
    expect(kinds(withExample)).toEqual(kinds(Object.entries(table)));
  });

  it('finds a page by its address first, then by its route, and throws when neither is declared', () => {
    expect(declarationOf({ address: '/recherche', route: '/blog/[slug]' }).kind).toBe('search');
    expect(declarationOf({ address: '/blog/x', route: '/blog/[slug]' }).kind).toBe('article');
    expect(() => declarationOf({ address: '/x', route: '/x' })).toThrow('/x');
  });

  it('lists the pages at one address without the routes with parameters', () => {
    const addresses = pagesAtOneAddress().map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['/', '/404', '/drague-simulator']));
    expect(addresses.filter((address) => address.includes('['))).toEqual([]);
  });
});
