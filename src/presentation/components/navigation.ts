import { ANECDOTES_ADDRESS, BLOG_ADDRESS } from '../../core/site/addresses.ts';
import { pagesAtOneAddress, type PageDeclaration } from '../../core/site/page-table.ts';

interface Section {
  address: string;
  label: string;
  /** Other addresses under which pages of this section stand. */
  alsoUnder?: string[];
  /** Pages of this section that stand at addresses of their own. */
  pages?: string[];
}

/** The four sections of the site, in the order of the header. */
export const SECTIONS: Section[] = [
  { address: BLOG_ADDRESS, label: 'Blog' },
  { address: ANECDOTES_ADDRESS, label: 'Anecdotes', alsoUnder: ['/anecdote'] },
  { address: '/quiz', label: 'Quiz', pages: pagesOf('/quiz') },
  { address: '/jeux', label: 'Jeux', pages: pagesOf('/jeux') },
];

/** The pages that the footer of each page leads to. */
export const FOOTER_LINKS = pagesAtOneAddress().flatMap(({ address, declaration: { footerLabel } }) =>
  footerLabel === undefined ? [] : [{ href: address, label: footerLabel }],
);

function pagesOf(section: PageDeclaration['section']): string[] {
  return pagesAtOneAddress().flatMap(({ address, declaration }) => (declaration.section === section ? [address] : []));
}

/**
 * Value of `aria-current` on the link to a section, for the page at `address`: 'page' on the section's own page, 'true' on a
 * page of it or under one, undefined elsewhere. An article without slug (`/article/{id}`) belongs to no section.
 */
export function currentOf(
  { address: root, alsoUnder = [], pages = [] }: Section,
  address: string,
): 'page' | 'true' | undefined {
  if (address === root) return 'page';
  if (pages.includes(address)) return 'true';
  return [root, ...alsoUnder, ...pages].some((under) => address.startsWith(`${under}/`)) ? 'true' : undefined;
}
