import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import type { SiteContent } from './content.ts';

/** A category that has articles of a type, and those articles in the order of the content. */
export interface UsedCategory {
  category: Category;
  articles: Article[];
}

type UsedContent = Pick<SiteContent, 'articles' | 'categories'>;

/** What was found last of a list of articles: several pages ask for the same. */
const known = new WeakMap<
  readonly Article[],
  Partial<Record<ContentType, { categories: readonly Category[]; used: UsedCategory[] }>>
>();

/** The categories that have articles of a type: only these have a page. Labels are compared without regard to case. */
export function usedCategories(contentType: ContentType, content: UsedContent): UsedCategory[] {
  const found = known.get(content.articles) ?? {};
  const former = found[contentType];
  if (former?.categories === content.categories) return former.used;
  const used = find(contentType, content);
  known.set(content.articles, { ...found, [contentType]: { categories: content.categories, used } });
  return used;
}

function find(contentType: ContentType, { articles, categories }: UsedContent): UsedCategory[] {
  const byName = new Map<string, Article[]>();
  for (const article of articles) {
    if (article.contentType !== contentType) continue;
    for (const label of article.categories) {
      const name = label.toLowerCase();
      const named = byName.get(name);
      if (!named) byName.set(name, [article]);
      // Two labels may be one category.
      else if (named.at(-1) !== article) named.push(article);
    }
  }
  return categories.flatMap((category) => {
    const named = byName.get(category.name.toLowerCase());
    return named ? [{ category, articles: named }] : [];
  });
}
