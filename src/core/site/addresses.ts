import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import type { PageAddress } from './page-table.ts';

/**
 * Every address of the site is built here, but those that only a screen of the back office and its links name. No address ends
 * with a slash but the landing page's.
 */

const ARTICLE_ROOT: Record<ContentType, string> = { blog: '/blog', anecdote: '/anecdote' };

/** Addresses that other pages link to; the page table declares them all. */
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
/** Where an invited person becomes a member; the token of the link stands after the sign #, which reaches no server. */
export const INVITATION_ADDRESS = `${ADMIN_ADDRESS}/invitation`;
/** Where a forgotten password is replaced: with a token after the sign #, by a new one. */
export const PASSWORD_ADDRESS = `${ADMIN_ADDRESS}/mot-de-passe`;
/** Addresses of both screens, as the router takes them. */
export const LINK_ADDRESSES = /^\/admin\/(?:invitation|mot-de-passe)$/;
export const BLOG_ADDRESS = '/blog' satisfies PageAddress;
export const ANECDOTES_ADDRESS = '/anecdotes' satisfies PageAddress;

const LIST_ROOT = { blog: BLOG_ADDRESS, anecdote: ANECDOTES_ADDRESS } as const satisfies Record<
  ContentType,
  PageAddress
>;

/** The one canonical address of an article: by slug under its type, or by id when it has none. */
export function articleAddress({ id, slug, contentType }: Pick<Article, 'id' | 'slug' | 'contentType'>): string {
  return slug === null ? `/article/${id}` : `${ARTICLE_ROOT[contentType]}/${slug}`;
}

export function editorAddress(articleId: string): string {
  return `${EDITOR_ADDRESS}/${articleId}`;
}

/** Names the page that the editor leads back to. */
export const RETURN_PARAMETER = 'retour';

/** The editor of an article that is to be corrected, which leads back to the page where that was begun. */
export function correctionAddress(articleId: string, page: string): string {
  return `${editorAddress(articleId)}?${new URLSearchParams({ [RETURN_PARAMETER]: page })}`;
}

/** Where an article of this type is begun (document 1, section 2). */
export function newArticleAddress(contentType: ContentType): string {
  return contentType === 'blog' ? `${NEW_ARTICLE_ADDRESS}?type=blog` : NEW_ARTICLE_ADDRESS;
}

/** Where a contest stays once another one takes place. @param name the month that it started in, `2026-12` */
export function contestAddress(name: string): string {
  return `${CONTEST_ADDRESS}/${name}`;
}

/** Where who has a newsletter's address erases it. */
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
