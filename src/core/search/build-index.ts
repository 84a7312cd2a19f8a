import { CARD_EXCERPT_LENGTH, excerpt } from '../text/excerpt.ts';
import { readableText } from '../text/plain-text.ts';
import { WEIGHTS, type Manifest, type SearchDocument } from './index-files.ts';
import { termsOf, wordsOf } from './words.ts';

/** An article as the index reads it. */
export interface SearchSource extends Omit<SearchDocument, 'excerpt'> {
  description: string;
  categories: string[];
  tags: string[];
  /** HTML as stored. */
  content: string;
}

export interface IndexFile {
  name: string;
  text: string;
}

export interface BuiltIndex {
  manifest: Manifest;
  /** Every file that the manifest names. */
  files: IndexFile[];
}

/** Characters after which a shard is full: about 15 KB on the wire. A common word of 10,000 articles fills one alone. */
const SHARD_LENGTH = 48_000;
const DOCUMENTS_PER_FILE = 50;

/** How much a term weighs by where it stands, besides once to three times in the text itself; 15 at most in all. */
const FIELD_WEIGHTS = { title: 7, tags: 5, categories: 4, description: 3, headings: 1 };
type Field = keyof typeof FIELD_WEIGHTS;
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/**
 * Makes the index of a site: which terms stand in which articles, in files that a browser loads one by one.
 *
 * @param sources newest first
 * @param hash names a file by its text
 */
export function buildIndex(sources: readonly SearchSource[], hash: (text: string) => string): BuiltIndex {
  const oldestFirst = sources.toReversed();
  const files: IndexFile[] = [];
  const write = (text: string) => {
    const name = hash(text);
    files.push({ name, text });
    return name;
  };
  const documents: string[] = [];
  for (let start = 0; start < oldestFirst.length; start += DOCUMENTS_PER_FILE) {
    documents.push(write(JSON.stringify(oldestFirst.slice(start, start + DOCUMENTS_PER_FILE).map(documentOf))));
  }
  const shards = shardsOf(postingsOf(oldestFirst)).map(({ firstTerm, text }): [string, string] => [
    firstTerm,
    write(text),
  ]);
  return {
    manifest: {
      documentCount: sources.length,
      documentsPerFile: DOCUMENTS_PER_FILE,
      documents,
      shards,
      bytes: files.reduce((total, { text }) => total + text.length, 0),
    },
    files,
  };
}

function documentOf(source: SearchSource): SearchDocument {
  const { address, title, description, cover, contentType, date, dateLabel, readingTime } = source;
  return {
    address,
    title,
    excerpt: excerpt(description, CARD_EXCERPT_LENGTH),
    cover,
    contentType,
    date,
    dateLabel,
    readingTime,
  };
}

/** The packed postings of every term. Terms are numbered as they come, so that the inner loop counts in arrays. */
function postingsOf(sources: SearchSource[]): Map<string, number[]> {
  const numbers = new Map<string, number>();
  const postings: number[][] = [];
  const lastDocuments: number[] = [];
  const fieldSets: number[] = [];
  const occurrences: number[] = [];
  const known = new Map<string, number[]>();
  const numberOf = (term: string) => {
    const existing = numbers.get(term);
    if (existing !== undefined) return existing;
    numbers.set(term, postings.length);
    lastDocuments.push(0);
    fieldSets.push(0);
    occurrences.push(0);
    return postings.push([]) - 1;
  };
  const numbersOf = (word: string) => {
    let found = known.get(word);
    if (!found) {
      found = termsOf(word).map(numberOf);
      known.set(word, found);
    }
    return found;
  };

  sources.forEach((source, document) => {
    const touched = new Set<number>();
    const { text, headings } = readSafely(source.content);
    const fields: Record<Field, string> = {
      title: source.title,
      tags: source.tags.join(' '),
      categories: source.categories.join(' '),
      description: source.description,
      headings,
    };
    FIELDS.forEach((field, bit) => {
      for (const word of wordsOf(fields[field])) {
        for (const number of numbersOf(word)) {
          fieldSets[number] = (fieldSets[number] ?? 0) | (1 << bit);
          touched.add(number);
        }
      }
    });
    for (const word of wordsOf(text)) {
      for (const number of numbersOf(word)) {
        occurrences[number] = (occurrences[number] ?? 0) + 1;
        touched.add(number);
      }
    }
    for (const number of touched) {
      const weight = weightOf(fieldSets[number] ?? 0, occurrences[number] ?? 0);
      postings[number]?.push((document - (lastDocuments[number] ?? 0)) * WEIGHTS + weight);
      lastDocuments[number] = document;
      fieldSets[number] = 0;
      occurrences[number] = 0;
    }
  });
  return new Map(Array.from(numbers, ([term, number]) => [term, postings[number] ?? []]));
}

function weightOf(fieldSet: number, occurrences: number): number {
  const text = occurrences === 0 ? 0 : occurrences === 1 ? 1 : occurrences < 5 ? 2 : 3;
  const total = FIELDS.reduce((sum, field, bit) => sum + (fieldSet & (1 << bit) ? FIELD_WEIGHTS[field] : 0), text);
  return Math.min(total, WEIGHTS - 1);
}

/** An article whose HTML cannot be read is found by its title; its page says what is wrong with it. */
function readSafely(html: string): { text: string; headings: string } {
  try {
    return readableText(html);
  } catch {
    return { text: '', headings: '' };
  }
}

function shardsOf(postings: Map<string, number[]>): { firstTerm: string; text: string }[] {
  const shards: { firstTerm: string; text: string }[] = [];
  let terms: string[] = [];
  let lists: string[] = [];
  let length = 0;
  const close = () => {
    const [firstTerm] = terms;
    if (firstTerm === undefined) return;
    shards.push({ firstTerm, text: `{"terms":${JSON.stringify(terms)},"postings":[${lists.join(',')}]}` });
    [terms, lists, length] = [[], [], 0];
  };
  for (const term of [...postings.keys()].sort()) {
    const list = `[${postings.get(term)?.join(',')}]`;
    const added = term.length + list.length + 4;
    if (length + added > SHARD_LENGTH) close();
    terms.push(term);
    lists.push(list);
    length += added;
  }
  close();
  return shards;
}
