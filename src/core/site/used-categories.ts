import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import { categoryKey } from './article-lists.ts';

/** Returns categories with a page. @param keys `categoryKey` of every category that articles name */
export function usedCategories(
  contentType: ContentType,
  categories: readonly Category[],
  keys: { has(key: string): boolean },
): Category[] {
  return categories.filter((category) => keys.has(categoryKey(contentType, category)));
}
