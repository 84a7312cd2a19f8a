import { createHash } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  paginateListObjectsV2,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { explainFailure } from '../publisher/object-storage/bucket-failure.ts';
import { s3Client } from '../publisher/object-storage/s3-bucket.ts';
import type { BucketSettings } from '../settings/bucket-settings.ts';
import type { BackupStore } from './backup-store.ts';

/** Bytes of a part. Each part is retried by itself; storages allow 10,000 of them. */
const PART_SIZE = 16 * 1024 * 1024;
const FOLDER = 'backup-to-upload';

/** Keeps backups in a bucket. Each backup is made in the data folder first, and uploaded when it is complete. */
export function backupBucket(settings: BucketSettings, dataDirectory: string): BackupStore {
  const { bucket: Bucket, prefix } = settings;
  const client = s3Client(settings);
  const folder = path.join(dataDirectory, FOLDER);

  async function explainFailureOf<Answer>(request: Promise<Answer>): Promise<Answer> {
    try {
      return await request;
    } catch (error) {
      throw explainFailure(error, settings);
    }
  }

  /** Uploads a file. The object only appears once its upload is complete. */
  async function upload(file: string, Key: string): Promise<void> {
    await using handle = await open(file);
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'application/gzip' }),
    );
    try {
      const Parts: CompletedPart[] = [];
      for await (const Body of partsOf(handle)) {
        const PartNumber = Parts.length + 1;
        const ContentMD5 = createHash('md5').update(Body).digest('base64');
        const part = { Bucket, Key, UploadId, PartNumber, Body, ContentMD5, ContentLength: Body.length };
        const { ETag } = await client.send(new UploadPartCommand(part));
        Parts.push({ PartNumber, ETag });
      }
      await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
    } catch (error) {
      // Storages charge for parts of incomplete uploads.
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  return {
    placeOf: (name) => `s3://${Bucket}/${prefix}${name}`,
    async add(name, make) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { mode: 0o700 });
      try {
        const file = path.join(folder, name);
        const manifest = await make(file);
        await explainFailureOf(upload(file, prefix + name));
        return manifest;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    names: () => explainFailureOf(listNames()),
    remove: async (name) =>
      void (await explainFailureOf(client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name })))),
  };

  async function listNames(): Promise<string[]> {
    const names: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
      for (const { Key } of Contents) if (Key !== undefined) names.push(Key.slice(prefix.length));
    }
    return names;
  }
}

async function* partsOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const buffer = Buffer.alloc(PART_SIZE);
    let filled = 0;
    while (filled < PART_SIZE) {
      const { bytesRead } = await handle.read(buffer, filled, PART_SIZE - filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    if (filled > 0) yield buffer.subarray(0, filled);
    if (filled < PART_SIZE) return;
  }
}
