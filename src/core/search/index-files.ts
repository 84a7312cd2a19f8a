import { CONTENT_TYPES, type ContentType } from '../article/content-type.ts';

/** The one file of the index whose name never changes: it names the others, which never change once written. */
export const MANIFEST_ADDRESS = '/recherche/index.json';
export const INDEX_FOLDER = '/recherche/index/';

/** A posting packs the gap from the document before, and the weight of the term in this one, into `gap * 16 + weight`. */
export const WEIGHTS = 16;

/** Numbers of documents that one file covers. */
export const DOCUMENTS_PER_FILE = 50;

/** What an index is made of. Every file is named by the hash of its text: files of two publications never mix. */
export interface Manifest {
  /** Articles. Each is a document by its own number, the older the lower; not every number has one. */
  documentCount: number;
  documentsPerFile: number;
  /** Names of the document files, in the order of the numbers; null where none of a file's numbers has a document. */
  documents: (string | null)[];
  /** The first term of each shard, and its name, in the order of the terms. */
  shards: [firstTerm: string, name: string][];
  /** The terms that no shard holds, for so many documents hold them: shards of their own, in the order of the numbers. */
  common: [term: string, ...names: string[]][];
  /** Length of all these files together. */
  bytes: number;
}

/** A range of terms, sorted, each with its postings. */
export interface Shard {
  terms: string[];
  postings: number[][];
}

/** A file of documents: null where a number has none. */
export type SearchDocuments = (SearchDocument | null)[];

/** What a result shows of an article. */
export interface SearchDocument {
  address: string;
  title: string;
  excerpt: string;
  /** Address of its cover, or null where ours stands in. */
  cover: string | null;
  contentType: ContentType;
  /** ISO instant, and how it reads in French. */
  date: string;
  dateLabel: string;
  readingTime: string;
}

export function indexFileAddress(name: string): string {
  return `${INDEX_FOLDER}${name}.json`;
}

/** The names of all files of an index: documents first. */
export function fileNamesIn({ documents, shards, common }: Manifest): string[] {
  return [
    ...documents.filter((name) => name !== null),
    ...shards.map(([, name]) => name),
    ...common.flatMap(([, ...names]) => names),
  ];
}

/** @throws TypeError for what is no manifest */
export function parseManifest(value: unknown): Manifest {
  const { documentCount, documentsPerFile, documents, shards, common, bytes } = fieldsOf(value);
  if (
    isCount(documentCount) &&
    isCount(documentsPerFile) &&
    isCount(bytes) &&
    isListOf(documents, (name) => name === null || isText(name)) &&
    isListOf(shards, (shard): shard is [string, string] => isListOf(shard, isText) && shard.length === 2) &&
    isListOf(common, (term): term is [string, ...string[]] => isListOf(term, isText) && term.length > 1)
  ) {
    return { documentCount, documentsPerFile, documents, shards, common, bytes };
  }
  throw new TypeError('This is no search index');
}

/** @throws TypeError for what is no shard */
export function parseShard(value: unknown): Shard {
  const { terms, postings } = fieldsOf(value);
  if (
    isListOf(terms, isText) &&
    isListOf(postings, (list): list is number[] => isListOf(list, isCount)) &&
    terms.length === postings.length
  ) {
    return { terms, postings };
  }
  throw new TypeError('This is no part of a search index');
}

/** @throws TypeError for what is no list of documents */
export function parseDocuments(value: unknown): SearchDocuments {
  if (isListOf(value, (item) => item === null || isDocument(item))) return value;
  throw new TypeError('These are no search documents');
}

function isDocument(value: unknown): value is SearchDocument {
  const { address, title, excerpt, cover, contentType, date, dateLabel, readingTime } = fieldsOf(value);
  return (
    [title, excerpt, date, dateLabel, readingTime].every(isText) &&
    isText(address) &&
    /^\/(?![/\\])/.test(address) &&
    (cover === null || isText(cover)) &&
    CONTENT_TYPES.some((known) => known === contentType)
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}
