import type { Article } from './article.ts';

/** Equal values that are remembered: what many articles name is soon met again. */
const MOST_REMEMBERED = 10_000;

/**
 * Makes a function that gives an article whose labels, picture and the like are the very objects that other articles name: each
 * row that is read brings its own, which in a large site takes a good part of what an article does.
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
    // Equal texts, but one object from now on.
    createdAt: article.createdAt === article.publishedAt ? article.publishedAt : article.createdAt,
  });
}

/** @param keyOf the same for equal values @returns gives the first that was equal */
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
