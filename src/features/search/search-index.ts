import {
  indexFileAddress,
  MANIFEST_ADDRESS,
  parseDocuments,
  parseManifest,
  parseShard,
  type Manifest,
  type SearchDocument,
} from '../../core/search/index-files.ts';
import { indexReader, type IndexReader } from '../../core/search/index-reader.ts';

/** Milliseconds that a file of the index may take. */
const ANSWER_TIMEOUT = 15_000;

/** The search index of one publication, as a browser reads it: each file is loaded once, when first needed. */
export interface SearchIndex extends IndexReader {
  manifest: Manifest;
  /** The documents of these numbers, in that order. */
  documents(numbers: readonly number[]): Promise<SearchDocument[]>;
}

/** A file that was there when its manifest was read, and is not any more: the site was published anew. */
class FileGone extends Error {}

let opened: Promise<SearchIndex> | null = null;

/**
 * Does something with the index that is online. What fails because the site was published meanwhile is done again with
 * the new one, past the browser's own cache: hosts let it keep even a 404 of these files for a year.
 * @throws when the index cannot be loaded; the next call tries again
 */
export async function withSearchIndex<Result>(task: (index: SearchIndex) => Promise<Result>): Promise<Result> {
  try {
    return await attempt(task);
  } catch (error) {
    if (error instanceof FileGone) return attempt(task, 'reload');
    throw error;
  }
}

/** Lets the next search look for a newer index: a page may stay open for days. */
export function forgetSearchIndex(): void {
  opened = null;
}

async function attempt<Result>(
  task: (index: SearchIndex) => Promise<Result>,
  cache: RequestCache = 'default',
): Promise<Result> {
  const index = (opened ??= open(cache));
  try {
    return await task(await index);
  } catch (error) {
    if (opened === index) opened = null;
    throw error;
  }
}

async function open(cache: RequestCache): Promise<SearchIndex> {
  const manifest = parseManifest(await load(MANIFEST_ADDRESS, cache));
  const fileOf = rememberedFiles(cache);
  return {
    manifest,
    ...indexReader(manifest, async (name) => parseShard(await fileOf(name))),
    async documents(numbers) {
      return Promise.all(
        numbers.map(async (number) => {
          const name = manifest.documents[Math.floor(number / manifest.documentsPerFile)];
          const documents = name ? parseDocuments(await fileOf(name)) : [];
          const document = documents[number % manifest.documentsPerFile];
          if (!document) throw new RangeError(`The index has no document ${number}`);
          return document;
        }),
      );
    },
  };
}

/** Loads files by name, each once. What failed stays so: the index is then opened anew. */
function rememberedFiles(cache: RequestCache): (name: string) => Promise<unknown> {
  const files = new Map<string, Promise<unknown>>();
  return (name) => {
    let file = files.get(name);
    if (!file) {
      file = load(indexFileAddress(name), cache);
      files.set(name, file);
    }
    return file;
  };
}

async function load(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
  if (response.status === 404) throw new FileGone(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
