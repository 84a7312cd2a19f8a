import type { Refusal } from './refusal.ts';

/** Characters of an address from its first `/`: some 200 identifiers in a list still fit. */
export const LONGEST_ADDRESS = 8_192;
/** `and(or(…))` within each other. */
export const DEEPEST_CONDITION = 8;
export const MOST_CONDITIONS = 100;
export const MOST_COLUMNS = 100;
/** Times that one name may stand in a selection: an article's text under a hundred names would be a hundred texts. */
const MOST_REPETITIONS = 4;
/** `author(posts(…))` within each other: each level may multiply the answer by a thousand. */
const DEEPEST_EMBEDDING = 2;
const MOST_EMBEDDINGS = 8;
const LARGEST_BODY = 12 * 1024 * 1024;
/** An address, a password and a little metadata. */
const LARGEST_AUTHENTICATION_BODY = 16 * 1024;

/** Parameters that are neither a condition nor an argument of a function. */
const SHAPING = /(?:^|\.)(?:select|order|limit|offset)$|^(?:on_conflict|columns|apikey)$/;
const LOGIC = /(?:^|\.)(?:and|or)$/;
/** A cast that holds a quote reaches PostgreSQL as it is: `::"char(10485760)"`. */
const QUOTED_CAST = /::[^,().:]*"/;

/** Why a request is refused before anything reads it, or null. */
export function refuseRequest(
  method: string,
  headers: Headers,
  { pathname, search, searchParams }: URL,
): Refusal | null {
  if (pathname.length + search.length > LONGEST_ADDRESS) {
    return {
      status: 414,
      code: 'address_too_long',
      message: `The address is longer than ${LONGEST_ADDRESS} characters`,
      hint: 'Ask for fewer values at once.',
    };
  }
  return refuseBody(method, headers, pathname) ?? (pathname.startsWith('/rest/v1/') ? refuseQuery(searchParams) : null);
}

function refuseBody(method: string, headers: Headers, pathname: string): Refusal | null {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return null;
  const length = headers.get('content-length');
  if (length === null) {
    return headers.has('transfer-encoding')
      ? { status: 411, code: 'length_required', message: 'A body needs a Content-Length' }
      : null;
  }
  const [largest, size] = pathname.startsWith('/auth/v1/')
    ? [LARGEST_AUTHENTICATION_BODY, '16 kB']
    : [LARGEST_BODY, '12 MB'];
  return Number(length) > largest
    ? { status: 413, code: 'body_too_large', message: `The body is larger than ${size}` }
    : null;
}

function refuseQuery(parameters: URLSearchParams): Refusal | null {
  let conditions = 0;
  for (const [name, value] of parameters) {
    if (name === 'select') {
      const refusal = refuseSelection(value);
      if (refusal) return refusal;
    } else if (LOGIC.test(name)) {
      if (deepest(value) > DEEPEST_CONDITION) {
        return cannotParse(`conditions stand more than ${DEEPEST_CONDITION} deep in each other`);
      }
      conditions += 1 + count(value, ',');
    } else if (!SHAPING.test(name)) {
      conditions += 1;
    }
  }
  return conditions > MOST_CONDITIONS ? cannotParse(`there are more than ${MOST_CONDITIONS} conditions`) : null;
}

function refuseSelection(selection: string): Refusal | null {
  if (QUOTED_CAST.test(selection)) return cannotParse('the type of a cast stands in quotes');
  if (deepest(selection) > DEEPEST_EMBEDDING) {
    return cannotParse(`tables are embedded more than ${DEEPEST_EMBEDDING} deep in each other`);
  }
  if (count(selection, '(') > MOST_EMBEDDINGS) {
    return cannotParse(`more than ${MOST_EMBEDDINGS} tables or functions are asked for`);
  }
  if (count(selection, ',') >= MOST_COLUMNS) return cannotParse(`more than ${MOST_COLUMNS} columns are asked for`);
  const repeated = mostRepeated(namesIn(selection));
  return repeated > MOST_REPETITIONS ? cannotParse(`one column is asked for ${repeated} times`) : null;
}

/** The columns, tables and functions that a selection names, aliases, casts and paths left out. */
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

/** How many parentheses stand open at once; those in quotes count too: the interface's parser does not skip them. */
function deepest(text: string): number {
  let open = 0;
  let deepestYet = 0;
  for (const character of text) {
    if (character === '(') deepestYet = Math.max(deepestYet, ++open);
    else if (character === ')') open = Math.max(0, open - 1);
  }
  return deepestYet;
}
