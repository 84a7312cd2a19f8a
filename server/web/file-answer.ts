import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { byteRange, type ByteRange } from '../http/byte-range.ts';
import { flat, type Representation } from './representation.ts';

/** Fields of the content, which 304 and 416 have none of. */
const OF_CONTENT = ['content-type', 'content-length', 'content-encoding', 'last-modified'];

/** Codes of the errors of a stream whose visitor leaves, before it begins or in the middle. */
const OF_LEAVING = ['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Answers a GET or a HEAD with a file, its part, or that there is nothing to send. */
export async function answerWithFile(
  representation: Representation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { body, size, headers } = representation;
  if (isKnown(request, representation)) {
    response.writeHead(304, flat(withoutContent(representation))).end();
    return;
  }
  const range = rangeOf(request, size);
  if (range && range.start >= size) {
    const fields = withoutContent(representation).filter(([name]) => name !== 'etag');
    response.writeHead(416, flat([...fields, ['content-range', `bytes */${size}`], ['content-length', '0']])).end();
    return;
  }
  const head: [number, string[]] = range ? [206, headOfPart(representation, range)] : [200, headers];
  if (request.method === 'HEAD') response.writeHead(...head).end();
  else if (body) response.writeHead(...head).end(range ? body.subarray(range.start, range.end + 1) : body);
  else await streamObject(representation.place, range ?? { start: 0, end: size - 1 }, head, response);
}

/**
 * Sends a large object, or its part, and closes it when it has been read or its visitor has left.
 *
 * @throws the system's error when it cannot be read to its end; the answer is cut then
 */
async function streamObject(
  place: string,
  range: ByteRange,
  head: [number, string[]],
  response: ServerResponse,
): Promise<void> {
  const handle = await open(place);
  try {
    response.writeHead(...head);
    await pipeline(handle.createReadStream(range), response);
  } catch (error) {
    if (!OF_LEAVING.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}

function withoutContent({ fields }: Representation): (readonly [string, string])[] {
  return [...fields].filter(([name]) => !OF_CONTENT.includes(name));
}

function headOfPart({ fields, size }: Representation, { start, end }: ByteRange): string[] {
  const ofPart = new Map(fields)
    .set('content-range', `bytes ${start}-${end}/${size}`)
    .set('content-length', String(end - start + 1))
    .set('accept-ranges', 'bytes');
  return flat(ofPart);
}

/** Reads the part that is asked for: only GET asks for parts, and with a condition the whole is sent. */
function rangeOf({ method, headers }: IncomingMessage, size: number): ByteRange | null {
  return method === 'GET' && headers['if-range'] === undefined ? byteRange(headers.range, size) : null;
}

/** Whether a visitor has the file: by its tag, or, without one, by its time alone, for clocks are not compared. */
function isKnown({ headers }: IncomingMessage, { tag, fields }: Representation): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.includes(tag);
  const time = headers['if-modified-since'];
  return time !== undefined && time === fields.get('last-modified');
}
