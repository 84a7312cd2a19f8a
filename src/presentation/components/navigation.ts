import { ANECDOTES_ADDRESS, BLOG_ADDRESS } from '../../core/site/addresses.ts';
import { pagesAtOneAddress, type PageDeclaration } from '../../core/site/page-table.ts';

interface Section {
  address: string;
  label: string;
  /** Further address prefixes of this section. */
  alsoUnder?: string[];
  /** Pages of this section with addresses of their own. */
  pages?: string[];
}

/** Sections in the order of the header. */
export const SECTIONS: Section[] = [
  { address: BLOG_ADDRESS, label: 'Blog' },
  { address: ANECDOTES_ADDRESS, label: 'Anecdotes', alsoUnder: ['/anecdote'] },
  { address: '/quiz', label: 'Quiz', pages: pagesOf('/quiz') },
  { address: '/jeux', label: 'Jeux', pages: pagesOf('/jeux') },
];

export const FOOTER_LINKS = pagesAtOneAddress().flatMap(({ address, declaration: { footerLabel } }) =>
  footerLabel === undefined ? [] : [{ href: address, label: footerLabel }],
);

function pagesOf(section: PageDeclaration['section']): string[] {
  return pagesAtOneAddress().flatMap(({ address, declaration }) => (declaration.section === section ? [address] : []));
}

/**
 * Returns `aria-current` of the link to a section, on the page at `address`: 'page' on the section's own page, 'true'
 * on other pages of it. An article without slug (`/article/{id}`) belongs to no section.
 */
export function currentOf(
  { address: root, alsoUnder = [], pages = [] }: Section,
  address: string,
): 'page' | 'true' | undefined {
  if (address === root) return 'page';
  if (pages.includes(address)) return 'true';
  return [root, ...alsoUnder, ...pages].some((under) => address.startsWith(`${under}/`)) ? 'true' : undefined;
}
