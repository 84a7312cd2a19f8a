import type { Caller } from '../accounts/callers.ts';
import type { Refusal } from '../../http/refusal.ts';
import { isUpload } from '../storage/uploads.ts';

/** Characters of an address from its first `/`: a list of some 200 identifiers still fits. */
export const LONGEST_ADDRESS = 8_192;
/** Nesting of `and(or(…))`. */
export const DEEPEST_CONDITION = 8;
export const MOST_CONDITIONS = 100;
export const MOST_COLUMNS = 100;
/** Times that one name may occur in a selection: an article's text under a hundred names would be a hundred texts. */
const MOST_REPETITIONS = 4;
/** Nesting of `author(posts(…))`: each level may multiply the answer by a thousand. */
const DEEPEST_EMBEDDING = 2;
const MOST_EMBEDDINGS = 8;
/** Bytes: enough for forms, counters, and an address with a password. */
const LARGEST_BODY = 16 * 1024;
const LARGEST_OWN_BODY = 12 * 1024 * 1024;
/** A file of 5 MB in its form; the storage itself refuses larger files. */
const LARGEST_UPLOAD = 6 * 1024 * 1024;
/** Largest bodies, in bytes, of calls by members: an article of 10 MB as JSON, and lists of titles. */
const LARGE_CALLS: Readonly<Record<string, number>> = {
  '/rest/v1/rpc/save_article': 12 * 1024 * 1024,
  '/rest/v1/rpc/rename_articles': 1024 * 1024,
  '/rest/v1/rpc/articles_by_titles': 1024 * 1024,
};
const JSON_TYPE = /^application\/(?:json|vnd\.pgrst\.(?:object|array)\+json)\s*(?:;|$)/i;

const SHAPING = /(?:^|\.)(?:select|order|limit|offset)$|^(?:on_conflict|columns|apikey)$/;
const LOGIC = /(?:^|\.)(?:and|or)$/;
/** A cast with a quote reaches PostgreSQL unchanged: `::"char(10485760)"`. */
const QUOTED_CAST = /::[^,().:]*"/;

/** Returns why a request is refused before its body is read, or null. */
export function refuseRequest(
  method: string,
  headers: Headers,
  { pathname, search, searchParams }: URL,
  caller: Caller,
): Refusal | null {
  if (pathname.length + search.length > LONGEST_ADDRESS) {
    return {
      status: 414,
      code: 'address_too_long',
      message: `The address is longer than ${LONGEST_ADDRESS} characters`,
      hint: 'Ask for fewer values at once.',
    };
  }
  const refusal = refuseBody(method, headers, pathname, caller);
  if (refusal || !pathname.startsWith('/rest/v1/')) return refusal;
  return refuseMediaType(headers) ?? refuseQuery(searchParams, caller);
}

export function mayHaveBody(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

export function largestBody(method: string, pathname: string, caller: Caller): number {
  if (pathname.startsWith('/auth/v1/') || caller === 'stranger') return LARGEST_BODY;
  if (caller === 'operator') return LARGEST_OWN_BODY;
  return isUpload(method, pathname) ? LARGEST_UPLOAD : (LARGE_CALLS[pathname] ?? LARGEST_BODY);
}

function refuseBody(method: string, headers: Headers, pathname: string, caller: Caller): Refusal | null {
  if (!mayHaveBody(method)) return null;
  const length = headers.get('content-length');
  if (length === null) {
    return headers.has('transfer-encoding')
      ? { status: 411, code: 'length_required', message: 'A body needs a Content-Length' }
      : null;
  }
  const largest = largestBody(method, pathname, caller);
  if (Number(length) <= largest) return null;
  return {
    status: 413,
    code: 'body_too_large',
    message: `The body is larger than ${Math.floor(largest / 1024)} kB`,
    // Do not wait for the rest of the body.
    headers: { Connection: 'close' },
  };
}

/** Accepts only JSON: a few megabytes of CSV would become millions of objects. */
function refuseMediaType(headers: Headers): Refusal | null {
  const type = headers.get('content-type');
  if (Number(headers.get('content-length') ?? 0) > 0 && type !== null && !JSON_TYPE.test(type)) {
    return { status: 415, code: 'PGRST107', message: 'Send application/json: no other content type is read' };
  }
  if (/\btext\/csv\b/i.test(headers.get('accept') ?? '')) {
    return { status: 406, code: 'PGRST107', message: 'Ask for application/json: text/csv is not written' };
  }
  return null;
}

function refuseQuery(parameters: URLSearchParams, caller: Caller): Refusal | null {
  let conditions = 0;
  for (const [name, value] of parameters) {
    if (caller === 'stranger' && !SHAPING.test(name) && asksForPattern(name, value)) {
      return cannotParse('regular expressions are for members');
    }
    if (name === 'select') {
      const refusal = refuseSelection(value);
      if (refusal) return refusal;
    } else if (LOGIC.test(name)) {
      if (deepest(value) > DEEPEST_CONDITION) {
        return cannotParse(`conditions are nested more than ${DEEPEST_CONDITION} levels deep`);
      }
      conditions += 1 + count(value, ',');
    } else if (!SHAPING.test(name)) {
      conditions += 1;
    }
  }
  return conditions > MOST_CONDITIONS ? cannotParse(`there are more than ${MOST_CONDITIONS} conditions`) : null;
}

/** A slow regular expression runs up to the database's time limit: a few of them occupy every connection. */
function asksForPattern(name: string, value: string): boolean {
  return LOGIC.test(name) ? /\.i?match[.(]/i.test(value) : /^(?:not\.)*i?match[.(]/i.test(value.trim());
}

function refuseSelection(selection: string): Refusal | null {
  if (QUOTED_CAST.test(selection)) return cannotParse('the type of a cast stands in quotes');
  if (deepest(selection) > DEEPEST_EMBEDDING) {
    return cannotParse(`tables are embedded more than ${DEEPEST_EMBEDDING} levels deep`);
  }
  if (count(selection, '(') > MOST_EMBEDDINGS) {
    return cannotParse(`more than ${MOST_EMBEDDINGS} tables or functions are asked for`);
  }
  if (count(selection, ',') >= MOST_COLUMNS) return cannotParse(`more than ${MOST_COLUMNS} columns are asked for`);
  const repeated = mostRepeated(namesIn(selection));
  return repeated > MOST_REPETITIONS ? cannotParse(`one column is asked for ${repeated} times`) : null;
}

/** Returns the columns, tables and functions that a selection names, without aliases, casts and paths. */
function namesIn(selection: string): string[] {
  return selection
    .replace(/["\s]/g, '')
    .split(/[,()]/)
    .flatMap((item) => /^(?:.*(?<!:):(?!:))?([^:.!-]+)/.exec(item)?.[1] ?? []);
}

function mostRepeated(names: string[]): number {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return Math.max(0, ...times.values());
}

function cannotParse(details: string): Refusal {
  return { status: 400, code: 'PGRST100', message: 'The query cannot be answered', details };
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Returns the deepest nesting of parentheses. Quoted ones count too: the interface's parser does not skip them. */
function deepest(text: string): number {
  let open = 0;
  let deepestYet = 0;
  for (const character of text) {
    if (character === '(') deepestYet = Math.max(deepestYet, ++open);
    else if (character === ')') open = Math.max(0, open - 1);
  }
  return deepestYet;
}
