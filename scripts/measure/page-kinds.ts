/** What a page may weigh: `reading` pages carry no framework and hardly a script, `article` pages are light to open. */
export type Budget = 'reading' | 'article' | 'none';

export interface PageKind {
  name: string;
  /** A page of this kind in the seed. */
  address: string;
  /** The addresses of this kind that the sitemap holds; null for a kind that search engines are not given. */
  indexed: RegExp | null;
  budget: Budget;
}

/** Every kind of page of the site, once. The gates of quality look at each; a new kind is one more line. */
export const PAGE_KINDS: PageKind[] = [
  { name: 'landing page', address: '/', indexed: /^\/$/, budget: 'reading' },
  { name: 'blog', address: '/blog', indexed: /^\/blog$/, budget: 'reading' },
  { name: 'anecdotes', address: '/anecdotes', indexed: /^\/anecdotes$/, budget: 'reading' },
  {
    name: 'page 2',
    address: '/blog/page/2',
    indexed: /^\/(?:blog|anecdotes)\/page\/\d+$/,
    budget: 'reading',
  },
  {
    name: 'category',
    address: '/blog/categorie/relations',
    indexed: /^\/(?:blog|anecdotes)\/categorie\/[^/]+(?:\/page\/\d+)?$/,
    budget: 'reading',
  },
  { name: 'article', address: '/blog/ecrire-une-bio', indexed: /^\/blog\/[^/]+$/, budget: 'article' },
  { name: 'anecdote', address: '/anecdote/le-chat-a-choisi', indexed: /^\/anecdote\/[^/]+$/, budget: 'article' },
  {
    name: 'article without slug',
    address: '/article/a15df4e4-fe89-866c-8e95-83f33e8391f6',
    indexed: /^\/article\/[^/]+$/,
    budget: 'article',
  },
  { name: 'search', address: '/recherche', indexed: /^\/recherche$/, budget: 'none' },
  { name: 'sign-up', address: '/inscription', indexed: /^\/inscription$/, budget: 'reading' },
  { name: 'legal notice', address: '/mentions-legales', indexed: /^\/mentions-legales$/, budget: 'reading' },
  { name: 'privacy', address: '/confidentialite', indexed: /^\/confidentialite$/, budget: 'reading' },
  { name: 'cookies', address: '/cookies', indexed: /^\/cookies$/, budget: 'reading' },
  { name: 'contest rules', address: '/reglement-du-concours', indexed: /^\/reglement-du-concours$/, budget: 'reading' },
  { name: 'accessibility', address: '/accessibilite', indexed: /^\/accessibilite$/, budget: 'reading' },
  { name: 'coming soon', address: '/quiz', indexed: null, budget: 'reading' },
  { name: 'not found', address: '/nulle-part', indexed: null, budget: 'none' },
];

/** The kind of an address of the sitemap, if it has one. */
export function kindOf(address: string): PageKind | undefined {
  return PAGE_KINDS.find(({ indexed }) => indexed?.test(address));
}
