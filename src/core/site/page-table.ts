import type { PolicyAdditions } from './content-security-policy.ts';
import type { SectionPicture } from './section-pictures.ts';

/**
 * What a page may weigh: `reading` pages carry no framework and hardly a script, `article` pages are light to open, a `game`
 * carries its framework and little else; `back office` is no page of visitors.
 */
export type Budget = 'reading' | 'article' | 'game' | 'none' | 'back office';

/** All that is decided of a page but its content. */
export interface PageDeclaration {
  /** What the quality gates call this kind of page; pages of one kind are held to the rest by one of them. */
  kind: string;
  /** An address of this kind in the sample content, where the route has parameters or the address has no page. */
  example?: string;
  budget: Budget;
  /** What is shown with a shared link: the picture of a section, the article's own, or the one that the page's props hold. */
  picture: SectionPicture | 'article' | 'own';
  /** Whether search engines are given it. */
  isIndexed: boolean;
  /** How the footer of every page links to it. */
  footerLabel?: string;
  /** The section of the header that it belongs to, when its address does not say so. */
  section?: '/quiz' | '/jeux';
  /** The route that renders it, when it has none of its own. */
  route?: '/[soon]';
  /** Its folder in `src/features`, whose `page.astro` is its route: without one, its route is a file of `src/pages`. */
  folder?: `${'campaigns' | 'quizzes'}/${string}`;
  /** What it may load besides what every page may. */
  policy?: PolicyAdditions;
}

const LEGAL = { budget: 'reading', picture: 'site', isIndexed: true } as const;
const BLOG_LIST = { budget: 'reading', picture: 'blog', isIndexed: true } as const;
const ANECDOTE_LIST = { budget: 'reading', picture: 'anecdote', isIndexed: true } as const;
const ARTICLE = { budget: 'article', picture: 'article', isIndexed: true } as const;
const GAME = { budget: 'game', isIndexed: true, policy: { 'worker-src': ["'self'"] } } as const;
/** A page that is not made yet: a small honest one stands at its address. */
const SOON = { kind: 'coming soon', budget: 'reading', picture: 'soon', isIndexed: false, route: '/[soon]' } as const;

/**
 * Every page of the site, once, by its address or by the route of its addresses. Routes, sitemap, footer, social pictures,
 * policies and the gates of quality derive from it.
 */
export const PAGES = {
  '/': { kind: 'landing page', budget: 'reading', picture: 'landing', isIndexed: true },
  '/recherche': {
    kind: 'search',
    budget: 'none',
    picture: 'site',
    isIndexed: true,
    policy: { 'worker-src': ["'self'"] },
  },
  '/inscription': { kind: 'sign-up', budget: 'reading', picture: 'signup', isIndexed: true },

  '/mentions-legales': { ...LEGAL, kind: 'legal notice', footerLabel: 'Mentions légales' },
  '/confidentialite': { ...LEGAL, kind: 'privacy', footerLabel: 'Confidentialité' },
  '/cookies': { ...LEGAL, kind: 'cookies', footerLabel: 'Cookies' },
  '/reglement-du-concours': { ...LEGAL, kind: 'contest rules', footerLabel: 'Règlement du concours' },
  // The law asks for the state of conformity on every page.
  '/accessibilite': { ...LEGAL, kind: 'accessibility', footerLabel: 'Accessibilité : non conforme' },
  '/404': { kind: 'not found', example: '/nulle-part', budget: 'none', picture: 'site', isIndexed: false },

  '/jeux': { kind: 'games hub', budget: 'reading', picture: 'games', isIndexed: true, folder: 'quizzes/hub' },
  '/quiz': { ...GAME, kind: 'date quiz', picture: 'dateQuiz', folder: 'quizzes/date-quiz' },
  '/game-level': {
    ...GAME,
    kind: 'flirting level',
    picture: 'gameLevel',
    folder: 'quizzes/game-level',
    section: '/jeux',
  },
  '/plant-quiz': {
    ...GAME,
    kind: 'plant quiz',
    picture: 'plantQuiz',
    folder: 'quizzes/plant-quiz',
    section: '/jeux',
  },
  '/single-quiz': {
    ...GAME,
    kind: 'single quiz',
    picture: 'singleQuiz',
    folder: 'quizzes/single-quiz',
    section: '/jeux',
  },
  '/love-problems': {
    ...GAME,
    kind: 'love problems',
    picture: 'loveProblems',
    folder: 'quizzes/love-problems',
    section: '/jeux',
  },
  '/dating-intent': {
    ...GAME,
    kind: 'dating intent',
    picture: 'datingIntent',
    folder: 'quizzes/dating-intent',
    section: '/jeux',
  },
  '/[quiz]/resultat/[result]': {
    kind: 'quiz result',
    example: '/quiz/resultat/romantique',
    budget: 'reading',
    picture: 'own',
    isIndexed: true,
  },
  '/drague-simulator': { ...GAME, kind: 'simulator', picture: 'simulator', section: '/jeux' },
  '/drague-simulator/fin/[ending]': {
    kind: 'simulator ending',
    example: '/drague-simulator/fin/rendez-vous',
    budget: 'reading',
    picture: 'own',
    isIndexed: true,
  },
  '/confessions': SOON,
  '/concours': SOON,
  '/viensonsappelle': SOON,
  '/doucepiquant': SOON,
  '/telegram': SOON,
  '/instagram': SOON,
  '/retrouve-la': SOON,
  '/cedlhumournoir': SOON,
  '/lesdates': SOON,

  // An article that is not published, for who writes it or has its link.
  '/apercu': { kind: 'preview', budget: 'none', picture: 'site', isIndexed: false },
  // One page stands at every address of the back office.
  '/admin': {
    kind: 'back office',
    budget: 'back office',
    picture: 'site',
    isIndexed: false,
    // The preview, and pictures before they are sent.
    policy: { 'frame-src': ["'self'"], 'img-src': ['blob:'] },
  },

  '/blog': { ...BLOG_LIST, kind: 'blog' },
  '/blog/page/[page]': { ...BLOG_LIST, kind: 'page 2', example: '/blog/page/2' },
  '/blog/categorie/[category]': { ...BLOG_LIST, kind: 'category', example: '/blog/categorie/relations' },
  '/blog/categorie/[category]/page/[page]': { ...BLOG_LIST, kind: 'category' },
  '/anecdotes': { ...ANECDOTE_LIST, kind: 'anecdotes' },
  '/anecdotes/page/[page]': { ...ANECDOTE_LIST, kind: 'page 2' },
  '/anecdotes/categorie/[category]': { ...ANECDOTE_LIST, kind: 'category' },
  '/anecdotes/categorie/[category]/page/[page]': { ...ANECDOTE_LIST, kind: 'category' },

  '/blog/[slug]': { ...ARTICLE, kind: 'article', example: '/blog/ecrire-une-bio' },
  '/anecdote/[slug]': { ...ARTICLE, kind: 'anecdote', example: '/anecdote/le-chat-a-choisi' },
  '/article/[id]': {
    ...ARTICLE,
    kind: 'article without slug',
    example: '/article/a15df4e4-fe89-866c-8e95-83f33e8391f6',
  },
} as const satisfies Record<string, PageDeclaration>;

type Declared = typeof PAGES;
type Key = keyof Declared;

/** The address of a page that stands at one. */
export type PageAddress = Exclude<Key, `${string}[${string}`>;

/** A route, as Astro names it. */
export type Route = { [K in Key]: Declared[K] extends { route: infer R extends string } ? R : K }[Key];

const TABLE: Readonly<Record<string, PageDeclaration>> = PAGES;

/** What is decided of the page at an address. @throws for a page that the table does not know: a mistake of ours */
export function declarationOf({ address, route }: { address: string; route: string }): PageDeclaration {
  const declaration = TABLE[address] ?? TABLE[route];
  if (!declaration) throw new Error(`The page table does not know ${address}`);
  return declaration;
}

/** The pages that stand at one address each, in the order of the table. */
export function pagesAtOneAddress(): { address: string; declaration: PageDeclaration }[] {
  return Object.entries(TABLE)
    .filter(([address]) => !address.includes('['))
    .map(([address, declaration]) => ({ address, declaration }));
}
