import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import { compareNewestFirst } from './newest-first.ts';

export type OrderedArticles = readonly Article[];

/** All lists of a site's articles, newest first. */
export interface ArticleLists {
  all: OrderedArticles;
  /** Lists by `typeKey`, `categoryKey` and the keys of `subjectsOf`. */
  byKey: ReadonlyMap<string, OrderedArticles>;
}

export interface ListsChange {
  added: OrderedArticles;
  removed: OrderedArticles;
}

/** Category or tag that articles share. */
export interface Subject {
  kind: 'category' | 'tag';
  key: string;
}

const NO_ARTICLES: OrderedArticles = [];

export const NO_LISTS: ArticleLists = { all: NO_ARTICLES, byKey: new Map() };

export function typeKey(contentType: ContentType): string {
  return contentType;
}

/** Returns the key of the articles of a type in a category; case does not count. */
export function categoryKey(contentType: ContentType, { name }: Pick<Category, 'name'>): string {
  return `${contentType} category:${name.toLowerCase()}`;
}

export function listOf({ byKey }: ArticleLists, key: string): OrderedArticles {
  return byKey.get(key) ?? NO_ARTICLES;
}

export function articleLists(articles: readonly Article[]): ArticleLists {
  return changedLists(NO_LISTS, { added: articles, removed: [] });
}

/** Returns the difference of two lists without duplicates; fast when most articles stand at the same index. */
export function changeBetween(former: readonly Article[], articles: readonly Article[]): ListsChange {
  const shorter = Math.min(former.length, articles.length);
  let start = 0;
  while (start < shorter && former[start] === articles[start]) start += 1;
  let end = 0;
  while (end < shorter - start && former[former.length - 1 - end] === articles[articles.length - 1 - end]) end += 1;
  const differing = (some: readonly Article[], others: readonly Article[]) => {
    const found: Article[] = [];
    for (let place = start; place < some.length - end; place += 1) {
      if (some[place] !== others[place]) found.push(some[place] as Article);
    }
    return new Set(found);
  };
  const before = differing(former, articles);
  const after = differing(articles, former);
  return {
    added: Array.from(after).filter((article) => !before.has(article)),
    removed: Array.from(before).filter((article) => !after.has(article)),
  };
}

/** Updates lists, in time proportional to the lists that change; unchanged lists keep their identity. */
export function changedLists(former: ArticleLists, { added, removed }: ListsChange): ArticleLists {
  if (added.length === 0 && removed.length === 0) return former;
  const gone = new Set(removed);
  const sortedAdded = added.toSorted(compareNewestFirst);
  const changes = new Map<string, Article[]>();
  for (const article of removed) for (const key of keysOf(article)) if (!changes.has(key)) changes.set(key, []);
  for (const article of sortedAdded) {
    for (const key of keysOf(article)) {
      const arriving = changes.get(key);
      if (arriving) arriving.push(article);
      else changes.set(key, [article]);
    }
  }
  const byKey = new Map(former.byKey);
  for (const [key, arriving] of changes) {
    const list = merged(listOf(former, key), gone, arriving);
    if (list.length > 0) byKey.set(key, list);
    else byKey.delete(key);
  }
  return { all: merged(former.all, gone, sortedAdded), byKey };
}

/** Returns an article's index in a list, or -1. */
export function indexIn(list: OrderedArticles, article: Article): number {
  const place = insertionIndex(list, article);
  return list[place] === article ? place : -1;
}

export function subjectsOf(article: Article): Subject[] {
  return [...subjectsNamed('category', article.categories), ...subjectsNamed('tag', article.tags)];
}

/** Subjects by array of names. Thousands of articles share the same array. */
const knownSubjects = { category: new WeakMap<object, Subject[]>(), tag: new WeakMap<object, Subject[]>() };

function subjectsNamed(kind: Subject['kind'], names: readonly string[]): Subject[] {
  let subjects = knownSubjects[kind].get(names);
  if (!subjects) {
    const distinct = new Set(names.map((name) => name.toLowerCase()));
    subjects = Array.from(distinct, (name) => ({ kind, key: `${kind}:${name}` }));
    knownSubjects[kind].set(names, subjects);
  }
  return subjects;
}

function keysOf(article: Article): Set<string> {
  const { contentType, categories } = article;
  return new Set([
    typeKey(contentType),
    ...categories.map((name) => categoryKey(contentType, { name })),
    ...subjectsOf(article).map(({ key }) => key),
  ]);
}

/** Returns a sorted list without the removed articles and with the arriving ones. @param arriving newest first */
function merged(list: OrderedArticles, gone: ReadonlySet<Article>, arriving: OrderedArticles): OrderedArticles {
  const kept = gone.size > 0 ? list.filter((article) => !gone.has(article)) : list;
  if (arriving.length === 0) return kept;
  const result: Article[] = [];
  let start = 0;
  for (const article of arriving) {
    const place = insertionIndex(kept, article);
    for (; start < place; start += 1) result.push(kept[start] as Article);
    result.push(article);
  }
  for (; start < kept.length; start += 1) result.push(kept[start] as Article);
  return result;
}

/** Returns the index that an article has or would have in a list. */
export function insertionIndex(list: OrderedArticles, article: Article): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareNewestFirst(list[middle] as Article, article) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the categories that have articles. @param keys `categoryKey` of every category that articles name */
export function usedCategories(
  contentType: ContentType,
  categories: readonly Category[],
  keys: { has(key: string): boolean },
): Category[] {
  return categories.filter((category) => keys.has(categoryKey(contentType, category)));
}
