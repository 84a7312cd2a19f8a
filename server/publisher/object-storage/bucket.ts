import type { ObjectHeaders } from './site-objects.ts';

/** An object as a listing shows it. */
export interface ListedObject {
  size: number;
  /** Without quotes: the MD5 of its bytes, in hexadecimal digits, unless the storage encrypts them. */
  etag: string;
}

interface BucketObject {
  bytes: Buffer;
  headers: ObjectHeaders;
  /** Kept with the object, and says that it is ours. */
  version: string;
}

/** A place in a bucket. Keys are those of the site, without the prefix that it has in the bucket. */
export interface Bucket {
  /** All objects whose key starts so. */
  list(start: string, signal: AbortSignal): Promise<Map<string, ListedObject>>;
  /** Null when there is no such object. */
  read(key: string, signal: AbortSignal): Promise<Buffer | null>;
  /** The version that an object was stored with; null when there is none, or another program has stored it. */
  versionOf(key: string, signal: AbortSignal): Promise<string | null>;
  /** Stores an object in one step, so that nobody reads a part. Returns its ETag, as a listing shows it. */
  write(key: string, object: BucketObject, signal: AbortSignal): Promise<string>;
  remove(key: string, signal: AbortSignal): Promise<void>;
}
