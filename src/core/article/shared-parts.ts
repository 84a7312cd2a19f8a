import type { Article } from './article.ts';

/** Largest number of remembered values. A full memory is emptied: values that many articles share return to it soon. */
const MOST_REMEMBERED = 10_000;

/**
 * Makes a function that lets equal labels, addresses and texts of articles share one object. Each row brings its own
 * copies, a good part of an article's memory on a large site.
 */
export function sharedParts(): (article: Article) => Article {
  const text = remembered((value: string) => value);
  const labels = remembered((value: string[]) => JSON.stringify(value));
  return (article) => ({
    ...article,
    imageUrl: article.imageUrl && text(article.imageUrl),
    readingTime: text(article.readingTime),
    metaKeywords: labels(article.metaKeywords),
    categories: labels(article.categories),
    tags: labels(article.tags),
    contentType: text(article.contentType) as Article['contentType'],
    // Equal texts become one object.
    createdAt: article.createdAt === article.publishedAt ? article.publishedAt : article.createdAt,
  });
}

/** @param keyOf returns the same key for equal values @returns a function that returns the first equal value */
function remembered<Value>(keyOf: (value: Value) => string): (value: Value) => Value {
  const values = new Map<string, Value>();
  return (value) => {
    const key = keyOf(value);
    const known = values.get(key);
    if (known !== undefined) return known;
    if (values.size === MOST_REMEMBERED) values.clear();
    values.set(key, value);
    return value;
  };
}
