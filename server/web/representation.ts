import { readFile, stat } from 'node:fs/promises';
import { hashOf, objectFile, type StoredObject } from '../store/objects.ts';
import type { Encoding } from '../http/encodings.ts';
import { typeOf } from '../http/media-type.ts';
import { compressed } from './compressed.ts';

export interface Representation {
  place: string;
  size: number;
  /** Null for a large file, which is streamed. */
  body: Buffer | null;
  /** Entity tag with its quotation marks. */
  tag: string;
  /** By lower-case name. */
  fields: ReadonlyMap<string, string>;
  /** The same fields as names and values in turn, which Node takes fastest. */
  headers: string[];
}

export interface WantedRepresentation {
  file: string;
  object: StoredObject;
  encoding: Encoding;
  /** Fields that `_headers` gives to the file's address, by lower-case name. They override the file's own fields. */
  hostFields: ReadonlyMap<string, string>;
}

/** An object whose bytes are gone, or do not match its hash. */
export class DamagedObject extends Error {
  constructor(file: string) {
    super(`The bytes of ${file} are damaged`);
    this.name = 'DamagedObject';
  }
}

/** Bytes of the largest file that is kept in memory. */
const LARGEST_KEPT = 1024 * 1024;
const TAG_LENGTH = 27;
const TAG_ENDINGS: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

/** Reads and, if asked, compresses a file, and makes its header fields. @throws DamagedObject */
export async function representationOf(
  objects: string,
  { file, object, encoding, hostFields }: WantedRepresentation,
): Promise<Representation> {
  const place = objectFile(objects, object.hash);
  const [bytes, stats] = await Promise.all([readFile(place), stat(place)]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new DamagedObject(file) : error;
  });
  if (hashOf(bytes) !== object.hash) throw new DamagedObject(file);
  const isLarge = encoding === 'identity' && object.size > LARGEST_KEPT;
  const body = isLarge ? null : await compressed(file, bytes, encoding);
  const size = body?.length ?? object.size;
  const tag = `"${object.hash.slice(0, TAG_LENGTH)}${TAG_ENDINGS[encoding]}"`;
  const fields = new Map([
    ['content-type', typeOf(file)],
    ['content-length', String(size)],
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
    ['last-modified', stats.mtime.toUTCString()],
    ['etag', tag],
    ['vary', 'Accept-Encoding'],
    ...hostFields,
  ]);
  return { place, size, body, tag, fields, headers: flat(fields) };
}

export function flat(fields: Iterable<readonly [string, string]>): string[] {
  return [...fields].flat();
}
