import type { ObjectHeaders } from './site-objects.ts';

export interface ListedObject {
  size: number;
  /** MD5 of the bytes in hexadecimal, without quotes; another value if the storage encrypts them. */
  etag: string;
}

interface BucketObject {
  bytes: Buffer;
  headers: ObjectHeaders;
  /** Stored with the object; marks it as ours. */
  version: string;
}

/** A folder of a bucket. Keys leave out the folder. */
export interface Bucket {
  list(prefix: string, signal: AbortSignal): Promise<Map<string, ListedObject>>;
  /** Returns null when the object is missing. */
  read(key: string, signal: AbortSignal): Promise<Buffer | null>;
  /** Returns the version that an object was stored with; null when it is missing, or another program stored it. */
  versionOf(key: string, signal: AbortSignal): Promise<string | null>;
  /** Stores an object in one step, so that nobody reads a part. Returns its ETag, as a listing shows it. */
  write(key: string, object: BucketObject, signal: AbortSignal): Promise<string>;
  remove(key: string, signal: AbortSignal): Promise<void>;
}
