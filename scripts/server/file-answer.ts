import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { DirectAnswer } from './direct-connection.ts';
import { flat, headOf, type Representation } from './representation.ts';

/** The first and the last byte that are asked for. */
interface Range {
  start: number;
  end: number;
}

/** What 304 and 416 say nothing of: there is no content. */
const OF_CONTENT = ['content-type', 'content-length', 'content-encoding', 'last-modified'];

/** What a stream is told when its visitor leaves, before it begins or in the middle. */
const OF_LEAVING = ['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/**
 * Answers with what needs no reading: a kept file or its part, or that there is nothing to send.
 *
 * @returns false when the file has to be opened
 */
export function answerKept(
  representation: Representation,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { body, tag, size, headers } = representation;
  if (request.headers['if-none-match']?.includes(tag)) {
    response.writeHead(304, flat(withoutContent(representation))).end();
    return true;
  }
  const range = rangeOf(request, size);
  if (range && range.start >= size) {
    const fields = withoutContent(representation).filter(([name]) => name !== 'etag');
    response.writeHead(416, flat([...fields, ['content-range', `bytes */${size}`], ['content-length', '0']])).end();
    return true;
  }
  if (body === null && request.method !== 'HEAD') return false;
  if (range) writePartHead(response, representation, range);
  else response.writeHead(200, headers);
  if (body === null || request.method === 'HEAD') response.end();
  else response.end(range ? body.slice(range.start, range.end + 1) : body, 'latin1');
  return true;
}

/** What `answerKept` answers a GET for the whole file with; null when the file has to be opened. */
export function directAnswer(representation: Representation, ifNoneMatch: string | undefined): DirectAnswer | null {
  const { body, tag, head } = representation;
  if (ifNoneMatch?.includes(tag)) return { head: headOf(304, withoutContent(representation)), body: null };
  return body === null ? null : { head, body };
}

/**
 * Sends a large file, or its part, and closes it when it has been read or its visitor has left.
 *
 * @throws the system's error when it cannot be read to its end; the answer is cut then
 */
export async function streamFile(
  handle: FileHandle,
  representation: Representation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const range = rangeOf(request, representation.size);
    if (range) writePartHead(response, representation, range);
    else response.writeHead(200, representation.headers);
    await pipeline(handle.createReadStream(range ?? { start: 0, end: representation.size - 1 }), response);
  } catch (error) {
    if (!OF_LEAVING.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}

function withoutContent({ fields }: Representation): (readonly [string, string])[] {
  return [...fields].filter(([name]) => !OF_CONTENT.includes(name));
}

function writePartHead(response: ServerResponse, { fields, size }: Representation, { start, end }: Range): void {
  const ofPart = new Map(fields)
    .set('content-range', `bytes ${start}-${end}/${size}`)
    .set('content-length', String(end - start + 1))
    .set('accept-ranges', 'bytes');
  response.writeHead(206, flat(ofPart));
}

/**
 * Reads a `Range` of one part, `bytes=from-to` or `bytes=from-`; any other is not supported, and stands for none. Only GET
 * asks for parts.
 *
 * @param size of the whole, in bytes; a part may begin after it, and ends before it
 */
function rangeOf({ method, headers }: IncomingMessage, size: number): Range | null {
  if (method !== 'GET' || headers.range === undefined || headers['if-range'] !== undefined) return null;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range) ?? [];
  if (first === undefined) return null;
  const start = Number(first);
  if (last && Number(last) < start) return null;
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
