/** A GET without body, which asks for a whole file and wants nothing of its connection but that it stays. */
export interface PlainRequest {
  /** The address as it was sent, with its query. */
  url: string;
  host: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Where the next request begins. */
  end: number;
}

type Fields = Pick<PlainRequest, 'host' | 'acceptEncoding' | 'ifNoneMatch'>;

const START = 'GET ';
const VERSION = ' HTTP/1.1';
const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';
const LONGEST_HEAD = 8000;
const URL_CHARACTERS = /^\/[!-~]*$/;
/** A name and a value as RFC 9112 has them, in one line. */
const FIELD = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/;
/** What these say changes where a request ends, what becomes of its connection, or how much of a file is sent. */
const NOT_PLAIN = new Set([
  ...['content-length', 'transfer-encoding', 'trailer', 'te', 'expect', 'upgrade', 'http2-settings'],
  ...['proxy-connection', 'keep-alive', 'range', 'if-range', 'if-match', 'if-unmodified-since'],
]);
/** Two of them are not for us to choose between. */
const ONCE = ['host', 'connection', 'accept-encoding', 'if-none-match'];

/** A browser sends the same fields with all its requests: they are read once. Whoever sends others cannot fill the memory. */
const MOST_KEPT = 200;
const LONGEST_KEPT = 1000;
const kept = new Map<string, Fields | null>();

/**
 * Reads a request that is whole, and plain in every line. Of any other nothing is said: Node's own parser reads it.
 *
 * @param text what a connection has received, one character a byte
 * @param start where the request begins
 */
export function readPlainRequest(text: string, start: number): PlainRequest | null {
  if (!text.startsWith(START, start)) return null;
  const lineEnd = text.indexOf(LINE_END, start);
  const headEnd = lineEnd === -1 ? -1 : text.indexOf(HEAD_END, lineEnd);
  if (headEnd === -1 || headEnd - start > LONGEST_HEAD) return null;
  if (!text.startsWith(VERSION, lineEnd - VERSION.length)) return null;
  const url = text.slice(start + START.length, lineEnd - VERSION.length);
  const fields = URL_CHARACTERS.test(url) ? fieldsOf(text.slice(lineEnd + LINE_END.length, headEnd)) : null;
  return (
    fields && {
      url,
      host: fields.host,
      acceptEncoding: fields.acceptEncoding,
      ifNoneMatch: fields.ifNoneMatch,
      end: headEnd + HEAD_END.length,
    }
  );
}

/** @returns null where they are not those of a plain request */
function fieldsOf(lines: string): Fields | null {
  const known = kept.get(lines);
  if (known !== undefined) return known;
  const fields = readFields(lines);
  if (lines.length <= LONGEST_KEPT) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(lines, fields);
  }
  return fields;
}

function readFields(lines: string): Fields | null {
  const found = new Map<string, string>();
  for (const line of lines.split(LINE_END)) {
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    if (field === undefined) return null;
    const name = field.toLowerCase();
    if (NOT_PLAIN.has(name) || (found.has(name) && ONCE.includes(name))) return null;
    found.set(name, value.trim());
  }
  const host = found.get('host');
  if (!host || (found.get('connection') ?? 'keep-alive').toLowerCase() !== 'keep-alive') return null;
  // A tag goes before a time, which alone is not looked at here.
  if (found.has('if-modified-since') && !found.has('if-none-match')) return null;
  return { host, acceptEncoding: found.get('accept-encoding'), ifNoneMatch: found.get('if-none-match') };
}
