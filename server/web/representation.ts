import { readFile, stat } from 'node:fs/promises';
import { hashOf, objectFile, type StoredObject } from '../store/objects.ts';
import type { Encoding } from '../http/encodings.ts';
import { typeOf } from '../http/media-type.ts';
import { compressed } from './compressed.ts';

/** A file in one of its forms, ready to be sent. */
export interface Representation {
  /** Where its object is stored. */
  place: string;
  size: number;
  /** Null for a large file, which is read when it is sent. */
  body: Buffer | null;
  /** Its entity tag, with its quotation marks. */
  tag: string;
  /** By lower-case name. */
  fields: ReadonlyMap<string, string>;
  /** The same, names and values in turn, as Node takes them fastest. */
  headers: string[];
}

/** A file in the form that a visitor is sent. */
export interface WantedForm {
  file: string;
  object: StoredObject;
  encoding: Encoding;
  /** Fields that the rules of hosts give to its address, by lower-case name: they go before its own. */
  hostFields: ReadonlyMap<string, string>;
}

/** An object whose bytes are gone, or not those of its hash. */
export class DamagedObject extends Error {
  constructor(file: string) {
    super(`The bytes of ${file} are damaged`);
    this.name = 'DamagedObject';
  }
}

/** Files up to this many bytes are kept in memory. */
const LARGEST_KEPT = 1024 * 1024;
const TAG_LENGTH = 27;
const TAG_ENDINGS: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

/**
 * Reads a file and prepares it for being sent.
 *
 * @param objects the folder of the objects
 * @throws DamagedObject
 */
export async function representationOf(
  objects: string,
  { file, object, encoding, hostFields }: WantedForm,
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

/** Returns header fields as names and values in turn. */
export function flat(fields: Iterable<readonly [string, string]>): string[] {
  return [...fields].flat();
}
