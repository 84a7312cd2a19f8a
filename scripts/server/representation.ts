import { hash } from 'node:crypto';
import { lookup } from 'mrmime';
import type { Encoding } from './encodings.ts';
import type { StoredFile } from './stored-file.ts';

/** A file in one of its forms, ready to be sent. */
export interface Representation {
  /** Where it is stored. */
  file: string;
  isRetired: boolean;
  size: number;
  modified: Date;
  /** Null for a large file, which is read when it is sent. A short body is latin1 text: one character a byte. */
  body: Buffer | string | null;
  /** Its entity tag, with its quotation marks: of its bytes, or of the time and size of a large file. */
  tag: string;
  /** By lower-case name. */
  fields: ReadonlyMap<string, string>;
  /** The same, names and values in turn, as Node takes them fastest. */
  headers: string[];
}

/** Node sends a text of up to 16 KB, its head included, by one call to the system, without copying it first. */
const LONGEST_TEXT = 15_000;

const DIRECT_FORMS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Prepares a stored file for being sent.
 *
 * @param place where it is stored
 * @param hostFields what the rules of hosts say of its address, by lower-case name: they go before its own
 */
export function representationOf(
  { size, modified, bytes }: StoredFile,
  place: { file: string; isRetired: boolean },
  encoding: Encoding,
  hostFields: ReadonlyMap<string, string>,
): Representation {
  const tag = bytes ? `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"` : `"${size}-${modified.getTime()}"`;
  const direct = DIRECT_FORMS[place.file.slice(-3)];
  const contentEncoding = direct ?? (encoding === 'identity' ? undefined : encoding);
  const fields = new Map([
    ['content-type', typeOf(direct ? place.file.slice(0, -3) : place.file)],
    ['content-length', String(size)],
    ...(contentEncoding ? [['content-encoding', contentEncoding] as const] : []),
    ['last-modified', modified.toUTCString()],
    ['etag', bytes ? tag : `W/${tag}`],
    ['vary', 'Accept-Encoding'],
    ...hostFields,
  ]);
  const body = bytes && size <= LONGEST_TEXT ? bytes.toString('latin1') : bytes;
  return { ...place, size, modified, body, tag, fields, headers: flat(fields) };
}

/** Header fields as names and values in turn. */
export function flat(fields: Iterable<readonly [string, string]>): string[] {
  return [...fields].flat();
}

/** The media type of a file, by its name. */
export function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}
