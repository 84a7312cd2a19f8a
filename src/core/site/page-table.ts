import type { PolicyAdditions } from './content-security-policy.ts';
import type { SectionPicture, SocialPicture } from './section-pictures.ts';

/**
 * Weight limit of a page: `reading` pages carry no framework and hardly a script, `article` pages open quickly, a
 * `game` carries its framework and little else; `back office` is not for visitors.
 */
export type Budget = 'reading' | 'article' | 'game' | 'none' | 'back office';

/** Everything decided about a page except its content. */
export interface PageDeclaration {
  kind: string;
  /** Address in the sample content, for a route with parameters or without a page. */
  example?: string;
  budget: Budget;
  /** Picture of a shared link: a section's or a given one, or that of the `article` or of the page's `own` props. */
  picture: SectionPicture | SocialPicture | 'article' | 'own';
  /** True when search engines may list the page. */
  isIndexed: boolean;
  whenLive?: { isIndexed: true; picture: SectionPicture };
  /** Text of its link in the footer of every page. */
  footerLabel?: string;
  /** Section of the header, when the address does not tell it. */
  section?: '/quiz' | '/jeux';
  /**
   * Folder in `src/features` with its `page.astro`; pages without one have a file in `src/pages`. A folder ending in
   * `{mode}` depends on the contest's mode at build time, so that no build bundles both modes.
   */
  folder?: `${'campaigns' | 'newsletter' | 'podcast' | 'quizzes'}/${string}` | 'contest/{mode}';
  /** Permissions besides those of every page. */
  policy?: PolicyAdditions;
  /** Excludes the tracker and the question about it, where it could take members' tokens. */
  isUntracked?: true;
}

const LEGAL = { budget: 'reading', picture: 'site', isIndexed: true } as const;
const BLOG_LIST = { budget: 'reading', picture: 'blog', isIndexed: true } as const;
const ANECDOTE_LIST = { budget: 'reading', picture: 'anecdote', isIndexed: true } as const;
const ARTICLE = { budget: 'article', picture: 'article', isIndexed: true } as const;
const CAMPAIGN = { budget: 'reading', isIndexed: true } as const;
const GAME = { budget: 'game', isIndexed: true, policy: { 'worker-src': ["'self'"] } } as const;
const PODCAST_OUTCOME = { kind: 'podcast outcome', budget: 'reading', picture: 'podcast', isIndexed: false } as const;

/** Every page of the site; routes, sitemap, footer, social pictures, policies and checks derive from it. */
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
  // Some hosts show it at addresses of the back office, from which it redirects.
  '/404': {
    kind: 'not found',
    example: '/nulle-part',
    budget: 'none',
    picture: 'site',
    isIndexed: false,
    isUntracked: true,
  },

  '/jeux': { kind: 'games hub', budget: 'reading', picture: 'games', isIndexed: true, folder: 'quizzes/hub' },
  '/quiz': {
    ...GAME,
    kind: 'date quiz',
    picture: {
      label: 'Quel date es-tu ?',
      title: 'Romantique, chill ou homard ? Huit questions pour savoir.',
      cover: '/illustrations/jeux/quiz.svg',
      isCutOut: false,
      ground: 'blush',
    },
    folder: 'quizzes/date-quiz',
  },
  '/game-level': {
    ...GAME,
    kind: 'flirting level',
    picture: {
      label: 'Ton niveau de game',
      title: 'Quatre situations. Aucune seconde chance.',
      cover: '/illustrations/jeux/game-level.svg',
      isCutOut: false,
      ground: 'ink',
    },
    folder: 'quizzes/game-level',
    section: '/jeux',
  },
  '/plant-quiz': {
    ...GAME,
    kind: 'plant quiz',
    picture: {
      label: 'L’enquête verte',
      title: 'Pourquoi tu tues tes plantes ?',
      cover: '/illustrations/quiz/plant-quiz-cursed.svg',
      isCutOut: false,
      ground: 'pistachio',
    },
    folder: 'quizzes/plant-quiz',
    section: '/jeux',
  },
  '/single-quiz': {
    ...GAME,
    kind: 'single quiz',
    picture: {
      label: 'Diagnostic',
      title: 'De quoi répondre à ta tante, dimanche midi.',
      cover: '/illustrations/jeux/single-quiz.svg',
      isCutOut: false,
      ground: 'poppy',
    },
    folder: 'quizzes/single-quiz',
    section: '/jeux',
  },
  '/love-problems': {
    ...GAME,
    kind: 'love problems',
    picture: {
      label: 'Deux questions',
      title: 'Ce qui coince, et comment ça se décoince.',
      cover: '/illustrations/jeux/love-problems.svg',
      isCutOut: false,
      ground: 'cream',
    },
    folder: 'quizzes/love-problems',
    section: '/jeux',
  },
  '/dating-intent': {
    ...GAME,
    kind: 'dating intent',
    picture: {
      label: 'Trois questions',
      title: 'Avoue : tu cherches quoi ?',
      cover: '/illustrations/jeux/dating-intent.svg',
      isCutOut: false,
      ground: 'blush',
    },
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
  '/confessions': { kind: 'confessions', budget: 'reading', picture: 'confessions', isIndexed: true },
  '/concours': {
    kind: 'contest',
    budget: 'game',
    picture: 'demonstration',
    isIndexed: false,
    whenLive: { isIndexed: true, picture: 'contest' },
    folder: 'contest/{mode}',
    // Films of the site, and the worker that compresses pictures of proofs.
    policy: { 'media-src': ["'self'"], 'worker-src': ["'self'"] },
  },
  // Lasting record of a contest, named by the month of its start.
  '/concours/[contest]': { kind: 'contest', budget: 'reading', picture: 'contest', isIndexed: true },
  '/viensonsappelle': {
    kind: 'podcast',
    budget: 'reading',
    picture: 'podcast',
    isIndexed: true,
  },
  // Targets of the podcast's forms in a browser without script.
  '/viensonsappelle/merci': { ...PODCAST_OUTCOME, folder: 'podcast/thanks' },
  '/viensonsappelle/erreur': { ...PODCAST_OUTCOME, folder: 'podcast/trouble' },
  '/doucepiquant': {
    ...CAMPAIGN,
    kind: 'campaign of a newsletter',
    folder: 'campaigns/doucepiquant',
    picture: {
      label: 'De la part d’amis',
      title: 'Doux d’abord. Piquant ensuite.',
      cover: 'campaigns/doucepiquant/letter.svg',
      isCutOut: true,
      ground: 'cream',
    },
  },
  '/telegram': {
    ...CAMPAIGN,
    kind: 'campaign of a channel',
    folder: 'campaigns/telegram',
    picture: {
      label: 'Photo 1 sur 1',
      title: 'Tu as vu les photos. Viens voir les gens.',
      cover: 'campaigns/telegram/photo.svg',
      isCutOut: false,
      ground: 'pistachio',
    },
  },
  '/instagram': {
    ...CAMPAIGN,
    kind: 'campaign of a profile',
    folder: 'campaigns/instagram',
    picture: {
      label: 'Zéro filtre chien',
      title: 'Tu as vu le profil. La suite bouge.',
      cover: 'campaigns/instagram/grid.svg',
      isCutOut: false,
      ground: 'cream',
    },
  },
  '/retrouve-la': {
    ...CAMPAIGN,
    kind: 'campaign of a group',
    isIndexed: false,
    folder: 'campaigns/retrouve-la',
    picture: {
      label: 'On cherche une blague',
      title: 'Elle a fait rire quelqu’un. Retrouve-la.',
      cover: 'campaigns/retrouve-la/portrait.svg',
      isCutOut: false,
      ground: 'blush',
    },
  },
  '/cedlhumournoir': {
    ...CAMPAIGN,
    kind: 'campaign of a humorist',
    folder: 'campaigns/cedlhumournoir',
    picture: {
      label: 'Faire-part',
      title: 'Ci-gît ton célibat.',
      cover: 'campaigns/cedlhumournoir/stone.svg',
      isCutOut: true,
      ground: 'ink',
    },
  },
  '/lesdates': {
    ...CAMPAIGN,
    kind: 'campaign of a series',
    folder: 'campaigns/lesdates',
    picture: {
      label: 'Les dates, épisode 4',
      title: 'Tu as tout regardé. Joue dans la suite.',
      cover: 'campaigns/lesdates/table.svg',
      isCutOut: false,
      ground: 'blush',
    },
  },

  // Targets of links in the newsletter's mails.
  '/newsletter/confirmation': {
    kind: 'newsletter confirmation',
    budget: 'reading',
    picture: 'site',
    isIndexed: false,
    folder: 'newsletter/confirmation',
  },
  '/newsletter/desinscription': {
    kind: 'newsletter unsubscription',
    budget: 'reading',
    picture: 'site',
    isIndexed: false,
    folder: 'newsletter/unsubscription',
  },

  // Unpublished article, for its writer or the holder of a link.
  '/apercu': { kind: 'preview', budget: 'none', picture: 'site', isIndexed: false, isUntracked: true },
  '/admin': {
    kind: 'back office',
    budget: 'back office',
    picture: 'site',
    isIndexed: false,
    isUntracked: true,
    // The preview frame, and pictures before their upload.
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

type Key = keyof typeof PAGES;

/** Address of a page without parameters. */
export type PageAddress = Exclude<Key, `${string}[${string}`>;

/** Route in Astro's notation. */
export type Route = Key;

const TABLE: Readonly<Record<string, PageDeclaration>> = PAGES;

/** @throws Error when the table lacks the page: a programming error */
export function declarationOf({ address, route }: { address: string; route: string }): PageDeclaration {
  const declaration = TABLE[address] ?? TABLE[route];
  if (!declaration) throw new Error(`The page table does not know ${address}`);
  return declaration;
}

/** Decides whether search engines may list a page. @param shown props of the page */
export function isIndexedPage(page: { address: string; route: string }, shown: object): boolean {
  const { isIndexed, whenLive } = declarationOf(page);
  return whenLive && showsContest(shown) ? whenLive.isIndexed : isIndexed;
}

/** Returns true when a page shows a live contest. */
export function showsContest(shown: object): boolean {
  return 'contest' in shown && shown.contest !== null;
}

/** Lists the pages without parameters, in the order of the table. */
export function pagesAtOneAddress(): { address: string; declaration: PageDeclaration }[] {
  return Object.entries(TABLE)
    .filter(([address]) => !address.includes('['))
    .map(([address, declaration]) => ({ address, declaration }));
}
