import type { ListedPage } from './page-source.ts';
import type { ArticleSummary } from './summary.ts';

/** Makes the function that hashes everything that a page shows. @param hash hashes a text to a short key */
export function pageKeys(hash: (text: string) => string): (page: ListedPage) => string {
  const keyed = withKeysOfSummaries(hash);
  return ({ route, props }) => hash(`${route}\n${JSON.stringify(keyed(props))}`);
}

/** Replaces each summary in a list by its key, computed once: a new article moves all others from page to page. */
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
