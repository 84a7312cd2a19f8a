import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile, copyFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

/** Keeps uploaded files below `directory`, one file and one description an object. */
export function fileStorage(directory: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) => {
    const file = path.resolve(directory, bucket, key);
    if (!file.startsWith(path.resolve(directory, bucket) + path.sep)) throw new Error(`Refused object name: ${key}`);
    return file;
  };
  const describe = async (bucket: string, key: string) => {
    const file = fileOf(bucket, key);
    const { size, mtime } = await stat(file);
    const stored = JSON.parse(await readFile(`${file}.description`, 'utf8')) as {
      mimetype: string;
      cacheControl: string;
      eTag: string;
    };
    return { ...stored, size, contentLength: size, lastModified: mtime, httpStatusCode: 200 };
  };
  const remove = async (bucket: string, key: string) => {
    const file = fileOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.description`, { force: true })]);
  };
  return {
    driver: undefined,
    async getObject(bucket, key) {
      const metadata = await describe(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(fileOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const file = fileOf(bucket, key);
      const bytes = await bytesOf(body);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      const eTag = `"${createHash('sha1').update(bytes).digest('hex')}"`;
      await writeFile(`${file}.description`, JSON.stringify({ mimetype, cacheControl, eTag }));
      return describe(bucket, key);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(fromBucket, fromKey, _fromVersion, toBucket, toKey) {
      const source = fileOf(fromBucket, fromKey);
      const target = fileOf(toBucket, toKey);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(source, target);
      await copyFile(`${source}.description`, `${target}.description`);
      const { eTag, lastModified } = await describe(toBucket, toKey);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: describe,
    privateAssetUrl: async (bucket, key) => fileOf(bucket, key),
  };
}

async function bytesOf(body: Body): Promise<Buffer> {
  return body instanceof Uint8Array ? Buffer.from(body) : buffer(body as AsyncIterable<Uint8Array>);
}
