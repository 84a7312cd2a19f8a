import { fileTextOf, type DocumentBlock } from './document-block.ts';
import { DOCUMENTS_PER_FILE, type Manifest } from './index-files.ts';
import type { TermRange } from './term-ranges.ts';
import type { IndexedTerm } from './term-table.ts';

export interface IndexFile {
  name: string;
  text: string;
}

/** What was written, and what it replaces. */
export interface IndexUpdate {
  manifest: Manifest;
  /** The files that the manifest names and that are not there. */
  written: IndexFile[];
  /** The names that the manifest does not name any more. */
  removed: string[];
}

export interface IndexParts {
  documentCount: number;
  /** Null, or nothing, where there are no documents. */
  blocks: readonly (DocumentBlock | null | undefined)[];
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
  /** @param isThere left out, what the last call has named */
  write(parts: IndexParts, isThere?: IsThere): IndexUpdate;
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
    write({ documentCount, blocks, ranges, common }, isThere = (name) => named.has(name)) {
      const written: IndexFile[] = [];
      const now = new Map<string, number>();
      const nameOf = (part: object, textOf: () => string) => {
        let file = files.get(part);
        let text: string | undefined;
        if (!file) {
          text = textOf();
          file = { name: hash(text), length: text.length };
          files.set(part, file);
        }
        if (!now.has(file.name) && !isThere(file.name)) written.push({ name: file.name, text: text ?? textOf() });
        now.set(file.name, file.length);
        return file.name;
      };
      const manifest: Manifest = {
        documentCount,
        documentsPerFile: DOCUMENTS_PER_FILE,
        documents: withoutEnd(
          Array.from(blocks, (block) => (block ? nameOf(block.file, () => fileTextOf(block)) : null)),
        ),
        shards: ranges.map((range) => [range.terms[0]?.text ?? '', nameOf(range, () => rangeText(range))]),
        common: [...common.values()]
          .sort((a, b) => (a.text < b.text ? -1 : 1))
          .map(({ text, list }) => [
            text,
            ...list
              .filter(({ count }) => count > 0)
              .map((part) => nameOf(part, () => shardText([{ term: text, postings: part.text }]))),
          ]),
        bytes: 0,
      };
      manifest.bytes = now.values().reduce((sum, length) => sum + length, 0);
      const removed = [...named.keys()].filter((name) => !now.has(name));
      named = now;
      return { manifest, written, removed };
    },
  };
}

function withoutEnd(names: (string | null)[]): (string | null)[] {
  return names.slice(0, names.findLastIndex((name) => name !== null) + 1);
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
