import { PAGES, type Budget, type PageDeclaration } from '../../src/core/site/page-table.ts';

export interface PageKind {
  name: string;
  /** An example in the seed. */
  address: string;
  /** Addresses of this kind in the sitemap; null for a kind hidden from search engines. */
  indexed: RegExp | null;
  budget: Budget;
}

/** Every kind of page once; each quality gate checks all of them. */
export const PAGE_KINDS: PageKind[] = [...kindsOf(PAGES)];

/** Returns the kind of an address in the sitemap, if any. */
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

/** Matches addresses of routes; a parameter is one segment. */
function addressesOf(routes: string[]): RegExp {
  return new RegExp(`^(?:${routes.map((route) => route.replace(/\[\w+\]/g, '[^/]+')).join('|')})$`);
}
