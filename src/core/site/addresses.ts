import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import type { PageAddress } from './page-table.ts';

/** Builds every address of the site, except those of a single screen. Only the landing page has a slash at its end. */

const ARTICLE_ROOT: Record<ContentType, string> = { blog: '/blog', anecdote: '/anecdote' };

/** Addresses that other pages link to; the page table declares every page. */
export const LANDING_ADDRESS = '/' satisfies PageAddress;
export const SEARCH_ADDRESS = '/recherche' satisfies PageAddress;
export const SIGNUP_ADDRESS = '/inscription' satisfies PageAddress;
export const GAMES_ADDRESS = '/jeux' satisfies PageAddress;
export const CONTEST_ADDRESS = '/concours' satisfies PageAddress;
export const CONTEST_RULES_ADDRESS = '/reglement-du-concours' satisfies PageAddress;
export const SIMULATOR_ADDRESS = '/drague-simulator' satisfies PageAddress;
export const PODCAST_ADDRESS = '/viensonsappelle' satisfies PageAddress;
export const PRIVACY_ADDRESS = '/confidentialite' satisfies PageAddress;
export const COOKIES_ADDRESS = '/cookies' satisfies PageAddress;
export const ACCESSIBILITY_ADDRESS = '/accessibilite' satisfies PageAddress;
export const PREVIEW_ADDRESS = '/apercu' satisfies PageAddress;
export const ADMIN_ADDRESS = '/admin' satisfies PageAddress;
export const EDITOR_ADDRESS = `${ADMIN_ADDRESS}/editor`;
export const NEW_ARTICLE_ADDRESS = `${ADMIN_ADDRESS}/blog/new`;
/** Screen where an invited person becomes a member. The token follows the sign #, which reaches no server. */
export const INVITATION_ADDRESS = `${ADMIN_ADDRESS}/invitation`;
/** Screen to request a new password and, with a token after the sign #, to set it. */
export const PASSWORD_ADDRESS = `${ADMIN_ADDRESS}/mot-de-passe`;
/** Matches the two screens that links of mails open. Bundles leave out an unused literal. */
export const LINK_ADDRESSES = /^\/admin\/(?:invitation|mot-de-passe)$/;
export const BLOG_ADDRESS = '/blog' satisfies PageAddress;
export const ANECDOTES_ADDRESS = '/anecdotes' satisfies PageAddress;

const LIST_ROOT = { blog: BLOG_ADDRESS, anecdote: ANECDOTES_ADDRESS } as const satisfies Record<
  ContentType,
  PageAddress
>;

/** Returns the canonical address: by slug under its type, or by id without slug. */
export function articleAddress({ id, slug, contentType }: Pick<Article, 'id' | 'slug' | 'contentType'>): string {
  return slug === null ? `/article/${id}` : `${ARTICLE_ROOT[contentType]}/${slug}`;
}

export function editorAddress(articleId: string): string {
  return `${EDITOR_ADDRESS}/${articleId}`;
}

/** Query parameter with the page that the editor leads back to. */
export const RETURN_PARAMETER = 'retour';

/** Returns the editor's address with a way back to the page that shows the mistake. */
export function correctionAddress(articleId: string, page: string): string {
  return `${editorAddress(articleId)}?${new URLSearchParams({ [RETURN_PARAMETER]: page })}`;
}

/** Returns the address of a new article (document 1, section 2). */
export function newArticleAddress(contentType: ContentType): string {
  return contentType === 'blog' ? `${NEW_ARTICLE_ADDRESS}?type=blog` : NEW_ARTICLE_ADDRESS;
}

/** Returns the permanent address of a contest. @param name month of its start, `2026-12` */
export function contestAddress(name: string): string {
  return `${CONTEST_ADDRESS}/${name}`;
}

/** Returns the page where a subscriber of the newsletter erases the address. */
export function unsubscriptionAddress(token: string): string {
  return `${'/newsletter/desinscription' satisfies PageAddress}#${token}`;
}

export function listAddress(contentType: ContentType, page = 1): string {
  return numbered(LIST_ROOT[contentType], page);
}

export function categoryAddress(contentType: ContentType, { slug }: Pick<Category, 'slug'>, page = 1): string {
  return numbered(`${LIST_ROOT[contentType]}/categorie/${slug}`, page);
}

function numbered(root: string, page: number): string {
  return page === 1 ? root : `${root}/page/${page}`;
}
