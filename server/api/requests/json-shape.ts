import type { Refusal } from '../../http/refusal.ts';

/** Most levels of nesting. The form of an article has a third as many. */
export const DEEPEST_JSON = 16;
/** Rows of one request, which the REST interface puts into one SQL statement. */
export const MOST_ROWS = 100;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Checks a JSON body before anything parses it. The interface refuses a body that is not JSON. */
export function refuseJson(body: Buffer): Refusal | null {
  let depth = 0;
  let rows = 1;
  for (let position = 0; position < body.length; position += 1) {
    const byte = body[position] ?? 0;
    if (byte === QUOTE) {
      position = endOfString(body, position);
    } else if (OPENING.includes(byte)) {
      depth += 1;
      if (depth > DEEPEST_JSON) return tooLarge(`values are nested more than ${DEEPEST_JSON} levels deep`);
    } else if (CLOSING.includes(byte)) {
      depth -= 1;
    } else if (byte === COMMA && depth === 1) {
      rows += 1;
    }
  }
  // The commas of a single object separate its fields. No table or function has this many.
  return rows > MOST_ROWS ? tooLarge(`there are more than ${MOST_ROWS} rows`) : null;
}

/** Returns the position of the quotation mark that ends a string, or the end of the body. */
function endOfString(body: Buffer, start: number): number {
  for (let end = body.indexOf(QUOTE, start + 1); end !== -1; end = body.indexOf(QUOTE, end + 1)) {
    let backslashes = 0;
    while (body[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return body.length;
}

function tooLarge(details: string): Refusal {
  return { status: 413, code: 'body_too_large', message: 'The body asks for too much at once', details };
}
