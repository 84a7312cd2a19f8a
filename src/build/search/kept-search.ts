import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { batchesOf, forEach } from '../../core/for-each.ts';
import {
  fileNamesIn,
  indexFileAddress,
  MANIFEST_ADDRESS,
  parseShard,
  type Manifest,
} from '../../core/search/index-files.ts';
import { createSearchIndex, type FieldChange } from '../../core/search/search-index.ts';
import { documentOf } from '../../core/search/search-source.ts';
import { isArticlePage, type ArticlePage } from '../../core/site/newest-articles.ts';
import type { Page } from '../../core/site/pages.ts';
import { hash } from '../hash.ts';
import { textsAhead, type TextsOf } from '../texts-ahead.ts';
import { searchSourceOf } from './search-source-of.ts';

/** Names a file of the index by its text. */
export function nameOfIndexFile(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** The files of a search index that has been brought up to date. */
export interface SearchFiles {
  /** Every file of the index from the site's root, the one that names all others included. */
  files: ReadonlySet<string>;
  /** The text of the file that names all others: to be written last. */
  manifest: string;
  /** False where a text could not be read: its article is in the index without it, until the next update. */
  isWhole: boolean;
}

/** An index that was written by a process that has ended. */
export interface FormerIndex {
  manifest: Manifest;
  /** What it had of articles, by their numbers: as `signatures` gave it. */
  signatures: ReadonlyMap<number, string>;
  /** Reads one of its files. */
  read(name: string): Promise<string>;
}

export interface KeptSearch {
  /** Takes over an index: before the first update. @throws where one of its files is gone or damaged: then nothing is taken over */
  restore(former: FormerIndex): Promise<void>;
  /** What tells whether an article has changed since the last update, by its number; null where a text was missing. */
  signatures(): ReadonlyMap<number, string> | null;
  /**
   * Brings the index to what the pages say.
   *
   * @param textsOf leaves out the texts that cannot be read; it is asked in the order of the articles' numbers
   * @param isThere whether a file of the index, by its path, need not be written
   * @param write is given each that must be, some at a time
   */
  update(
    pages: readonly Page[],
    textsOf: TextsOf,
    isThere: (file: string) => boolean,
    write: (file: string, text: string) => Promise<void>,
  ): Promise<SearchFiles>;
}

/** The file that names all others of the index. */
export const SEARCH_MANIFEST_FILE = MANIFEST_ADDRESS.slice(1);

const FILES_AT_ONCE = 8;
/** Pages that are looked at before others have their turn. */
const PAGES_AT_ONCE = 1000;

/** What the index has of articles, by their numbers. */
interface IndexedArticle {
  /** Null: it was indexed by a process that has ended. */
  page: ArticlePage | null;
  /** Null: its text was missing. */
  signature: string | null;
}
type Indexed = Map<number, IndexedArticle>;

/**
 * A search index that is kept from one publication to the next: only texts that have changed are read, and those of articles
 * whose terms cannot be told without.
 *
 * @param imageOrigin where uploaded pictures come from, besides the site itself
 */
export function keptSearch(imageOrigin: string | null): KeptSearch {
  let index = createSearchIndex(nameOfIndexFile);
  let indexed: Indexed = new Map();
  const withoutText = (page: ArticlePage) => searchSourceOf(page, '', imageOrigin);

  /** @returns what the index will have, and whose text or whose other fields have changed */
  async function changesOf(pages: readonly Page[]) {
    const next: Indexed = new Map();
    const fieldChanges: FieldChange[] = [];
    const changed: number[] = [];
    for (const [rank, page] of pages.entries()) {
      if (rank % PAGES_AT_ONCE === 0) await setImmediate();
      if (!isArticlePage(page)) continue;
      const { number, contentHash } = page.props.article;
      const former = indexed.get(number);
      // Most pages are the very same objects.
      if (former?.page === page && former.signature !== null) {
        next.set(number, former);
        continue;
      }
      // The text that is hashed would fill much memory.
      const signature = hash(JSON.stringify([withoutText(page), contentHash]));
      next.set(number, { page, signature });
      if (former?.signature === signature) continue;
      if (former?.page && former.signature !== null && former.page.props.article.contentHash === contentHash) {
        fieldChanges.push({ former: withoutText(former.page), source: withoutText(page) });
      } else changed.push(number);
    }
    return { next, fieldChanges, changed };
  }

  /** @returns whether all texts could be read: where one could not, `next` has no signature */
  async function indexTexts(
    changed: readonly number[],
    removed: readonly number[],
    next: Indexed,
    textsOf: TextsOf,
  ): Promise<boolean> {
    function pageOf(number: number): ArticlePage {
      const page = next.get(number)?.page;
      if (!page) throw new RangeError(`No page has the number ${number}`);
      return page;
    }
    const idOf = (number: number) => pageOf(number).props.article.id;
    const order = changed.toSorted((one, other) => one - other);
    const textsInOrder = textsAhead(order.map(idOf), textsOf);
    let texts: ReadonlyMap<string, string> = new Map();
    let isWhole = true;
    const sourceOf = (number: number) => searchSourceOf(pageOf(number), texts.get(idOf(number)) ?? '', imageOrigin);
    for (const numbers of index.changeInSteps(order, sourceOf, removed)) {
      await setImmediate();
      texts = await textsInOrder(numbers.map(idOf));
      for (const number of numbers) {
        if (texts.has(idOf(number))) continue;
        next.set(number, { page: pageOf(number), signature: null });
        isWhole = false;
      }
    }
    return isWhole;
  }

  return {
    async restore({ manifest, signatures, read }) {
      const restored = createSearchIndex(nameOfIndexFile);
      const restoration = restored.restoring();
      const names = [...manifest.shards.map(([, name]) => name), ...manifest.common.flatMap(([, ...parts]) => parts)];
      for (const batch of batchesOf(names, FILES_AT_ONCE)) {
        for (const [place, text] of (await Promise.all(batch.map(read))).entries()) {
          if (nameOfIndexFile(text) !== batch[place]) throw new Error(`${batch[place] ?? ''} is damaged`);
          restoration.take(parseShard(JSON.parse(text)));
        }
      }
      for (const _ of restoration.inSteps([...signatures.keys()])) await setImmediate();
      index = restored;
      indexed = new Map(Array.from(signatures, ([number, signature]) => [number, { page: null, signature }]));
    },
    signatures() {
      const signatures = new Map<number, string>();
      for (const [number, { signature }] of indexed) {
        if (signature === null) return null;
        signatures.set(number, signature);
      }
      return signatures;
    },
    async update(pages, textsOf, isThere, write) {
      const { next, fieldChanges, changed } = await changesOf(pages);
      const removed = [...indexed.keys()].filter((number) => !next.has(number));
      try {
        for (const needing of index.changeFieldsInSteps(fieldChanges)) {
          changed.push(...needing);
          await setImmediate();
        }
        const isWhole = await indexTexts(changed, removed, next, textsOf);
        let manifest: Manifest | null = null;
        const shownOf = (number: number) => {
          const page = next.get(number)?.page;
          return page ? documentOf(withoutText(page)) : null;
        };
        const files = (function* () {
          ({ manifest } = yield* index.write(shownOf, (name) => isThere(fileOf(name))));
        })();
        await forEach(files, FILES_AT_ONCE, ({ name, text }) => write(fileOf(name), text));
        if (manifest === null) throw new Error('The files of the index were not gone through');
        indexed = next;
        const named = fileNamesIn(manifest).map(fileOf);
        return { files: new Set([SEARCH_MANIFEST_FILE, ...named]), manifest: JSON.stringify(manifest), isWhole };
      } catch (error) {
        // What is half brought up to date is of no use.
        index = createSearchIndex(nameOfIndexFile);
        indexed = new Map();
        throw error;
      }
    },
  };
}

function fileOf(name: string): string {
  return indexFileAddress(name).slice(1);
}
