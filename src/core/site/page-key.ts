import type { ListedPage } from './page-source.ts';
import type { Page } from './pages.ts';
import type { ArticleSummary } from './summary.ts';

/** Between the parts of a key; hashes have none. */
const MARK = '.';

/** Parts of a page's key. */
interface PageKeyParts {
  /** Changes with all that the page shows but its categories, and when an article was changed last. */
  content: string;
  /** Changes with the categories that a page of a list or of an article shows; null of others. Pages with the same show them alike. */
  categories: string | null;
}

/** Makes the function that computes a page's key. @param hash hashes a text to a short key without a full stop */
export function pageKeys(hash: (text: string) => string): (page: ListedPage) => string {
  const keyed = withKeysOfSummaries(hash);
  const keyOf = (value: unknown) => hash(JSON.stringify(value));
  const contentKey = (route: string, props: object) => hash(`${route}\n${JSON.stringify(keyed(props))}`);
  return ({ route, props }) => {
    if ('pageNumber' in props) {
      const { categories, ...content } = props;
      return [contentKey(route, content), keyOf([categories, props.category])].join(MARK);
    }
    if ('article' in props) {
      const { categories, article, ...content } = props;
      const { updatedAt, ...shown } = article;
      return [
        contentKey(route, { ...content, article: shown }),
        keyOf([article.contentType, categories]),
        String(Date.parse(updatedAt)),
      ].join(MARK);
    }
    return contentKey(route, props);
  };
}

/**
 * The parts of a page's key. Every list names all categories, and an article is changed when one of its own is: both are the
 * same otherwise when a category has another name.
 */
export function partsOfPageKey(key: Page['key']): PageKeyParts {
  const [content = '', categories = null] = key.split(MARK);
  return { content, categories };
}

/** Puts a key in the place of each summary of a list: a new article moves all the others from page to page. */
function withKeysOfSummaries(hash: (text: string) => string): (props: object) => object {
  const keys = new WeakMap<object, string>();
  const keyOf = (summary: object) => {
    let key = keys.get(summary);
    if (key === undefined) keys.set(summary, (key = hash(JSON.stringify(summary))));
    return key;
  };
  return (props) =>
    Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name, isListOfSummaries(value) ? value.map(keyOf) : value]),
    );
}

function isListOfSummaries(value: unknown): value is ArticleSummary[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'excerpt' in item);
}
