import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import { categoryKey } from './article-lists.ts';

/**
 * The categories that have articles of a type: only these have a page.
 *
 * @param keys the `categoryKey` of all that articles name
 */
export function usedCategories(
  contentType: ContentType,
  categories: readonly Category[],
  keys: { has(key: string): boolean },
): Category[] {
  return categories.filter((category) => keys.has(categoryKey(contentType, category)));
}
