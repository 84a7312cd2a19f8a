import type { DocumentBlock } from './document-block.ts';
import { DOCUMENTS_PER_FILE, type Manifest, type SearchDocument } from './index-files.ts';
import type { TermRange } from './term-ranges.ts';
import type { IndexedTerm } from './term-table.ts';

export interface IndexFile {
  name: string;
  text: string;
}

/** What an index is, once its files are there. */
export interface WrittenIndex {
  manifest: Manifest;
  /** The names that the manifest does not name any more. */
  removed: string[];
}

export interface IndexParts {
  documentCount: number;
  /** Null, or nothing, where there are no documents. */
  blocks: readonly (DocumentBlock | null | undefined)[];
  /** What results show of a document; null where there is none. */
  shownOf: (number: number) => SearchDocument | null;
  ranges: readonly TermRange<IndexedTerm>[];
  /** In no order. */
  common: ReadonlyMap<string, IndexedTerm>;
}

interface NamedFile {
  name: string;
  length: number;
}

/** Whether a file is there already, by its name. */
export type IsThere = (name: string) => boolean;

export interface IndexWriter {
  /**
   * Gives the files that the manifest names and that are not there, one after the other: all together would take much memory.
   *
   * @param isThere left out, what the last call has named
   */
  write(parts: IndexParts, isThere?: IsThere): Generator<IndexFile, WrittenIndex>;
}

/**
 * Writes an index as files, and again only what has become another object since, or is not there.
 *
 * @param hash names a file by its text
 */
export function indexWriter(hash: (text: string) => string): IndexWriter {
  const files = new WeakMap<object, NamedFile>();
  let named = new Map<string, number>();

  return {
    *write({ documentCount, blocks, shownOf, ranges, common }, isThere = (name) => named.has(name)) {
      const now = new Map<string, number>();
      function* nameOf(part: object, textOf: () => string): Generator<IndexFile, string> {
        let file = files.get(part);
        let text: string | undefined;
        if (!file) {
          text = textOf();
          file = { name: hash(text), length: text.length };
          files.set(part, file);
        }
        const isNew = !now.has(file.name) && !isThere(file.name);
        now.set(file.name, file.length);
        if (isNew) yield { name: file.name, text: text ?? textOf() };
        return file.name;
      }
      const manifest: Manifest = {
        documentCount,
        documentsPerFile: DOCUMENTS_PER_FILE,
        documents: [],
        shards: [],
        common: [],
        bytes: 0,
      };
      for (const [number, block] of Array.from(blocks).entries()) {
        manifest.documents.push(block ? yield* nameOf(block.file, () => documentsText(number, shownOf)) : null);
      }
      manifest.documents = withoutEnd(manifest.documents);
      for (const range of ranges) {
        manifest.shards.push([range.terms[0]?.text ?? '', yield* nameOf(range, () => rangeText(range))]);
      }
      for (const { text, list } of [...common.values()].sort((a, b) => (a.text < b.text ? -1 : 1))) {
        const names: string[] = [];
        for (const part of list) {
          if (part.count > 0) names.push(yield* nameOf(part, () => shardText([{ term: text, postings: part.text }])));
        }
        manifest.common.push([text, ...names]);
      }
      manifest.bytes = now.values().reduce((sum, length) => sum + length, 0);
      const removed = [...named.keys()].filter((name) => !now.has(name));
      named = now;
      return { manifest, removed };
    },
  };
}

function withoutEnd<Item>(items: (Item | null)[]): (Item | null)[] {
  return items.slice(0, items.findLastIndex((item) => item !== null) + 1);
}

/** The text of a file of documents: null where a number has none, and nothing after the last. */
function documentsText(block: number, shownOf: IndexParts['shownOf']): string {
  const numbers = Array.from({ length: DOCUMENTS_PER_FILE }, (_, place) => block * DOCUMENTS_PER_FILE + place);
  return JSON.stringify(withoutEnd(numbers.map(shownOf)));
}

function rangeText({ terms }: TermRange<IndexedTerm>): string {
  return shardText(terms.map(({ text, list }) => ({ term: text, postings: list[0]?.text ?? '' })));
}

/** Sums of text: a shard may hold thousands of terms, and they cost a third of lists that are joined. */
function shardText(held: { term: string; postings: string }[]): string {
  let terms = '';
  let lists = '';
  for (const { term, postings } of held) {
    const comma = terms === '' ? '' : ',';
    terms += `${comma}"${term}"`;
    lists += `${comma}[${postings.slice(0, -1)}]`;
  }
  return `{"terms":[${terms}],"postings":[${lists}]}`;
}
