import type { Article, Category, ContentType } from '../article/article.ts';

/** Every address of the site is built here. None ends with a slash but the landing page's. */

const LIST_ROOT: Record<ContentType, string> = { blog: '/blog', anecdote: '/anecdotes' };
const ARTICLE_ROOT: Record<ContentType, string> = { blog: '/blog', anecdote: '/anecdote' };

export const LANDING_ADDRESS = '/';
export const SEARCH_ADDRESS = '/recherche';
export const SIGNUP_ADDRESS = '/inscription';
export const QUIZ_ADDRESS = '/quiz';
export const GAMES_ADDRESS = '/jeux';
/** The games and quizzes that stand under no other section. */
export const GAME_ADDRESSES = [
  ...['/drague-simulator', '/game-level', '/plant-quiz', '/single-quiz', '/love-problems', '/dating-intent'],
];
export const LEGAL_ADDRESS = '/mentions-legales';
export const PRIVACY_ADDRESS = '/confidentialite';
export const COOKIES_ADDRESS = '/cookies';
export const CONTEST_RULES_ADDRESS = '/reglement-du-concours';
export const ACCESSIBILITY_ADDRESS = '/accessibilite';
export const ADMIN_ADDRESS = '/admin';
export const EDITOR_ADDRESS = `${ADMIN_ADDRESS}/editor`;
export const BLOG_ADDRESS = LIST_ROOT.blog;
export const ANECDOTES_ADDRESS = LIST_ROOT.anecdote;

/** The one canonical address of an article: by slug under its type, or by id when it has none. */
export function articleAddress({ id, slug, contentType }: Pick<Article, 'id' | 'slug' | 'contentType'>): string {
  return slug === null ? `/article/${id}` : `${ARTICLE_ROOT[contentType]}/${slug}`;
}

export function editorAddress(articleId: string): string {
  return `${EDITOR_ADDRESS}/${articleId}`;
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
