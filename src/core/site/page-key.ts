import type { ListedPage } from './page-source.ts';
import type { Page } from './pages.ts';
import type { ArticleSummary } from './summary.ts';

/** Between the two parts of a key; hashes have none. */
const MARK = '.';

/** What the key of a page says of it. */
export interface PageKeyParts {
  /** Changes with all that the page shows but its navigation of categories. */
  content: string;
  /** Changes with its navigation of categories; null where it has none. */
  navigation: string | null;
}

/** Makes the function that computes a page's key. @param hash hashes a text to a short key without a full stop */
export function pageKeys(hash: (text: string) => string): (page: ListedPage) => string {
  const keyed = withKeysOfSummaries(hash);
  const contentKey = (route: string, props: object) => hash(`${route}\n${JSON.stringify(keyed(props))}`);
  return ({ route, props }) => {
    if (!('pageNumber' in props)) return contentKey(route, props);
    const { categories, ...content } = props;
    return contentKey(route, content) + MARK + hash(JSON.stringify([categories, props.category]));
  };
}

/** The parts of a page's key: every list names all categories, and is the same otherwise when one of them changes. */
export function partsOfPageKey(key: Page['key']): PageKeyParts {
  const [content = '', navigation = null] = key.split(MARK);
  return { content, navigation };
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
