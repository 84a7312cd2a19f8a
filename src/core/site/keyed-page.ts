import type { ListedPage } from './page-source.ts';
import { isIndexedPage } from './page-table.ts';
import type { Page } from './pages.ts';

/**
 * Adds to a page what the table says of it, and its key.
 *
 * @param keyOf computes the key when it is first asked for: what is urgent does not wait for the keys of all
 */
export function keyedPage(listed: ListedPage, keyOf: (page: ListedPage) => string): Page {
  return new KeyedPage(listed, keyOf) as Page;
}

/** A class, for an object with a getter of its own takes eight times the memory of one of these, and a site has many. */
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
