import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { byteRange, type ByteRange } from './byte-range.ts';
import { flat, type Representation } from './representation.ts';

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
  const { body, size, headers } = representation;
  if (isKnown(request, representation)) {
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

function writePartHead(response: ServerResponse, { fields, size }: Representation, { start, end }: ByteRange): void {
  const ofPart = new Map(fields)
    .set('content-range', `bytes ${start}-${end}/${size}`)
    .set('content-length', String(end - start + 1))
    .set('accept-ranges', 'bytes');
  response.writeHead(206, flat(ofPart));
}

/** Only GET asks for parts; with a condition, the whole is sent. */
function rangeOf({ method, headers }: IncomingMessage, size: number): ByteRange | null {
  return method === 'GET' && headers['if-range'] === undefined ? byteRange(headers.range, size) : null;
}

/** By its tag, or, without one, by its time alone: clocks are not compared. */
function isKnown({ headers }: IncomingMessage, { tag, fields }: Representation): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.includes(tag);
  const time = headers['if-modified-since'];
  return time !== undefined && time === fields.get('last-modified');
}
