import { PAGES, type Budget, type PageDeclaration } from '../../src/core/site/page-table.ts';

export interface PageKind {
  name: string;
  /** A page of this kind in the seed. */
  address: string;
  /** The addresses of this kind that the sitemap holds; null for a kind that search engines are not given. */
  indexed: RegExp | null;
  budget: Budget;
}

/** Every kind of page of the site, once: the gates of quality look at each. */
export const PAGE_KINDS: PageKind[] = [...kindsOf(PAGES)];

/** The kind of an address of the sitemap, if it has one. */
export function kindOf(address: string): PageKind | undefined {
  return PAGE_KINDS.find(({ indexed }) => indexed?.test(address));
}

function* kindsOf(table: Readonly<Record<string, PageDeclaration>>): Generator<PageKind> {
  const byKind = Map.groupBy(Object.entries(table), ([, { kind }]) => kind);
  for (const [name, pages] of byKind) {
    const [first] = pages.flatMap(([route, { example, budget, isIndexed }]) =>
      example === undefined && route.includes('[') ? [] : [{ address: example ?? route, budget, isIndexed }],
    );
    if (!first) throw new Error(`The page table gives no example of the kind “${name}”`);
    const { address, budget, isIndexed } = first;
    yield { name, address, budget, indexed: isIndexed ? addressesOf(pages.map(([route]) => route)) : null };
  }
}

/** Matches the addresses of routes: a parameter stands for one segment. */
function addressesOf(routes: string[]): RegExp {
  return new RegExp(`^(?:${routes.map((route) => route.replace(/\[\w+\]/g, '[^/]+')).join('|')})$`);
}
