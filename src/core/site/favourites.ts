import type { Article } from '../article/article.ts';
import { firstOf } from './first-of.ts';

/** Number of favourites shown at a time, in at most three views (document 1, section 9). */
export const FAVOURITES_PER_VIEW = 6;
const MOST_FAVOURITES = 18;

/**
 * Picks the strip of favourites: the editors' choice, at most 18, or the 6 most read articles when none is chosen.
 * Leaves out the spotlight, unless it is the only article.
 * @param articles of the section, newest first
 * @param spotlight article shown large above the strip
 */
export function favouritesOf(articles: readonly Article[], spotlight: Article | undefined): Article[] {
  const others = articles.filter((article) => article !== spotlight);
  const shown = others.length > 0 ? others : articles;
  const chosen = shown.filter(({ isFeatured }) => isFeatured);
  if (chosen.length > 0) return chosen.slice(0, MOST_FAVOURITES);
  return firstOf(shown, FAVOURITES_PER_VIEW, (a, b) => b.readCount - a.readCount);
}
