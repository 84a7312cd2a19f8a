import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

interface Description {
  mimetype: string;
  cacheControl: string;
  eTag: string;
}

/**
 * Keeps each uploaded file below `directory`, with its description in a second file.
 *
 * Files are named by the hash of bucket and key, so that no client's name reaches the file system. A client's name
 * could be too long, name another file's description or a folder, or differ from another name only in case.
 */
export function fileStorage(directory: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) => path.join(directory, storedFileName(bucket, key));
  const describe = async (bucket: string, key: string) => {
    const file = fileOf(bucket, key);
    const { size, mtime } = await stat(file);
    const stored = JSON.parse(await readFile(descriptionOf(file), 'utf8')) as Description;
    return { ...stored, size, contentLength: size, lastModified: mtime, httpStatusCode: 200 };
  };
  const remove = async (bucket: string, key: string) => {
    const file = fileOf(bucket, key);
    await rm(file, { force: true });
    await rm(descriptionOf(file), { force: true });
  };
  return {
    driver: undefined,
    async getObject(bucket, key) {
      const metadata = await describe(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(fileOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      await keepFile(directory, bucket, key, await bytesOf(body), { mimetype, cacheControl });
      return describe(bucket, key);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(fromBucket, fromKey, _fromVersion, toBucket, toKey) {
      const source = fileOf(fromBucket, fromKey);
      const target = fileOf(toBucket, toKey);
      await copyFile(descriptionOf(source), descriptionOf(target));
      await copyFile(source, target);
      const { eTag, lastModified } = await describe(toBucket, toKey);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: describe,
    privateAssetUrl: async (bucket, key) => fileOf(bucket, key),
  };
}

/** Writes the description first: a file that exists is complete and described. */
async function keepFile(
  directory: string,
  bucket: string,
  key: string,
  bytes: Uint8Array,
  { mimetype, cacheControl }: { mimetype: string; cacheControl: string },
): Promise<void> {
  const file = path.join(directory, storedFileName(bucket, key));
  const description: Description = {
    mimetype,
    cacheControl,
    eTag: `"${createHash('sha1').update(bytes).digest('hex')}"`,
  };
  await mkdir(directory, { recursive: true });
  const draft = `${file}.${crypto.randomUUID()}`;
  try {
    await writeFile(draft, bytes, { flush: true });
    await writeFile(descriptionOf(draft), JSON.stringify(description), { flush: true });
    await rename(descriptionOf(draft), descriptionOf(file));
    await rename(draft, file);
  } catch (error) {
    // On a full disk, the unfinished file would take up the missing space.
    await rm(draft, { force: true });
    await rm(descriptionOf(draft), { force: true });
    throw error;
  }
}

function descriptionOf(file: string): string {
  return `${file}.json`;
}

export function storedFileName(bucket: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([bucket, key]))
    .digest('hex');
}

async function bytesOf(body: Body): Promise<Buffer> {
  return body instanceof Uint8Array ? Buffer.from(body) : buffer(body as AsyncIterable<Uint8Array>);
}
