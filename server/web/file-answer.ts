import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { byteRange, type ByteRange } from '../http/byte-range.ts';
import { flat, type Representation } from './representation.ts';

/** Fields that describe content: answers with 304 and 416 leave them out. */
const CONTENT_FIELDS = ['content-type', 'content-length', 'content-encoding', 'last-modified'];

/** Errors of a stream whose visitor leaves, before it begins or while it runs. */
const VISITOR_LEFT = ['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Answers a GET or a HEAD with a file, a part of it, 304 or 416. */
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

/** Streams an object. When it cannot be read to its end, cuts the answer. @throws the system's error then */
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
    if (!VISITOR_LEFT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}

function withoutContent({ fields }: Representation): (readonly [string, string])[] {
  return [...fields].filter(([name]) => !CONTENT_FIELDS.includes(name));
}

function headOfPart({ fields, size }: Representation, { start, end }: ByteRange): string[] {
  const ofPart = new Map(fields)
    .set('content-range', `bytes ${start}-${end}/${size}`)
    .set('content-length', String(end - start + 1))
    .set('accept-ranges', 'bytes');
  return flat(ofPart);
}

/** Returns the requested part. Only GET asks for parts; a request with a condition gets the whole file. */
function rangeOf({ method, headers }: IncomingMessage, size: number): ByteRange | null {
  return method === 'GET' && headers['if-range'] === undefined ? byteRange(headers.range, size) : null;
}

/** True when the visitor has the file: same tag or, without a tag, the very same time. Clocks are not compared. */
function isKnown({ headers }: IncomingMessage, { tag, fields }: Representation): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.includes(tag);
  const time = headers['if-modified-since'];
  return time !== undefined && time === fields.get('last-modified');
}
