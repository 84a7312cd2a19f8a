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
/** By set of fields, one bit each. */
const FIELD_SET_WEIGHTS = Array.from({ length: 1 << FIELDS.length }, (_, fieldSet) =>
  FIELDS.reduce((sum, field, bit) => sum + (fieldSet & (1 << bit) ? FIELD_WEIGHTS[field] : 0), 0),
);

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

/** A term while articles are counted: what this article says of it, and what those before said. */
interface Term {
  postings: number[];
  lastDocument: number;
  /** One bit a field. */
  fieldSet: number;
  /** In the text. */
  occurrences: number;
}

/** The packed postings of every term. Each word that was met leads to its terms at once: there are millions. */
function postingsOf(sources: SearchSource[]): Map<string, number[]> {
  const terms = new Map<string, Term>();
  const known = new Map<string, Term[]>();
  const termsOfWord = (word: string): Term[] =>
    termsOf(word).map((text) => {
      let term = terms.get(text);
      if (!term) terms.set(text, (term = { postings: [], lastDocument: 0, fieldSet: 0, occurrences: 0 }));
      return term;
    });
  const found = (word: string): Term[] => {
    let ofWord = known.get(word);
    if (!ofWord) known.set(word, (ofWord = termsOfWord(word)));
    return ofWord;
  };

  sources.forEach((source, document) => {
    const touched: Term[] = [];
    const touch = (term: Term) => {
      if (term.fieldSet === 0 && term.occurrences === 0) touched.push(term);
    };
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
        for (const term of found(word)) {
          touch(term);
          term.fieldSet |= 1 << bit;
        }
      }
    });
    for (const word of wordsOf(text)) {
      for (const term of found(word)) {
        touch(term);
        term.occurrences += 1;
      }
    }
    for (const term of touched) {
      const weight = weightOf(term.fieldSet, term.occurrences);
      term.postings.push((document - term.lastDocument) * WEIGHTS + weight);
      term.lastDocument = document;
      term.fieldSet = 0;
      term.occurrences = 0;
    }
  });
  return new Map(Array.from(terms, ([text, { postings }]) => [text, postings]));
}

function weightOf(fieldSet: number, occurrences: number): number {
  const text = occurrences === 0 ? 0 : occurrences === 1 ? 1 : occurrences < 5 ? 2 : 3;
  return Math.min((FIELD_SET_WEIGHTS[fieldSet] ?? 0) + text, WEIGHTS - 1);
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
