import type { ListedPage } from './page-source.ts';
import { isIndexedPage } from './page-table.ts';
import type { Page } from './pages.ts';

/**
 * Adds key and `isIndexed` to a page.
 *
 * @param keyOf called when `key` is read first, so that a few pages can be published before the keys of all are known
 */
export function keyedPage(listed: ListedPage, keyOf: (page: ListedPage) => string): Page {
  return new KeyedPage(listed, keyOf) as Page;
}

/** Page with a lazy key. A class, since an object literal with a getter takes eight times the memory. */
class KeyedPage {
  readonly route: ListedPage['route'];
  readonly address: string;
  readonly params: ListedPage['params'];
  readonly props: ListedPage['props'];
  readonly lastModified: string | null;
  readonly isIndexed: boolean;
  #key: string | undefined;
  readonly #keyOf: (page: ListedPage) => string;

  constructor(listed: ListedPage, keyOf: (page: ListedPage) => string) {
    this.route = listed.route;
    this.address = listed.address;
    this.params = listed.params;
    this.props = listed.props;
    this.lastModified = listed.lastModified;
    this.isIndexed = isIndexedPage(listed, listed.props);
    this.#keyOf = keyOf;
  }

  get key(): string {
    return (this.#key ??= this.#keyOf(this as ListedPage));
  }
}
