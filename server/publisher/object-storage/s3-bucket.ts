import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from '../../settings/bucket-settings.ts';
import type { Bucket } from './bucket.ts';
import { explainFailure } from './bucket-failure.ts';

/** Attempts for each request; the client waits longer before each. */
const ATTEMPTS = 5;
/** Milliseconds. */
const CONNECTION_TIMEOUT = 10_000;
const IDLE_TIMEOUT = 60_000;

const VERSION_FIELD = 'coquelicot-version';

export function s3Client({ region, accessKeyId, secretAccessKey, sessionToken, endpoint }: BucketSettings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey, sessionToken: sessionToken ?? undefined },
    // Amazon has a host for each bucket. Other storages often have no certificate for such a name.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, socketTimeout: IDLE_TIMEOUT },
    // Content-MD5, which we send, protects bytes on every storage; the newer checksums fail on some.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

export function s3Bucket(settings: BucketSettings): Bucket {
  const { bucket: Bucket, prefix } = settings;
  const client = s3Client(settings);

  /** False after the storage has refused a redirection. */
  let knowsRedirects = true;

  async function ask<Answer>(signal: AbortSignal, request: () => Promise<Answer>): Promise<Answer> {
    try {
      signal.throwIfAborted();
      return await request();
    } catch (error) {
      signal.throwIfAborted();
      throw explainFailure(error, settings);
    }
  }

  async function unlessMissing<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    try {
      return await request;
    } catch (error) {
      if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
      throw error;
    }
  }

  return {
    list: (start, abortSignal) =>
      ask(abortSignal, async () => {
        const objects = new Map<string, { size: number; etag: string }>();
        for await (const page of paginateListObjectsV2(
          { client },
          { Bucket, Prefix: prefix + start },
          { abortSignal },
        )) {
          for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
            objects.set(Key.slice(prefix.length), { size: Size, etag: unquoted(ETag) });
          }
        }
        return objects;
      }),
    read: (key, abortSignal) =>
      ask(abortSignal, async () => {
        const command = new GetObjectCommand({ Bucket, Key: prefix + key });
        const answer = await unlessMissing(client.send(command, { abortSignal }));
        return answer ? Buffer.from((await answer.Body?.transformToByteArray()) ?? []) : null;
      }),
    versionOf: (key, abortSignal) =>
      ask(abortSignal, async () => {
        const command = new HeadObjectCommand({ Bucket, Key: prefix + key });
        const answer = await unlessMissing(client.send(command, { abortSignal }));
        return answer?.Metadata?.[VERSION_FIELD] ?? null;
      }),
    write: (key, { bytes, headers, version }, abortSignal) =>
      ask(abortSignal, async () => {
        const put = (WebsiteRedirectLocation: string | undefined) =>
          client.send(
            new PutObjectCommand({
              Bucket,
              Key: prefix + key,
              Body: bytes,
              ContentLength: bytes.length,
              ContentMD5: createHash('md5').update(bytes).digest('base64'),
              ContentType: headers['content-type'],
              CacheControl: headers['cache-control'],
              ContentLanguage: headers['content-language'],
              ContentDisposition: headers['content-disposition'],
              WebsiteRedirectLocation,
              Metadata: { [VERSION_FIELD]: version },
            }),
            { abortSignal },
          );
        const location = headers['x-amz-website-redirect-location'];
        const answer = await put(knowsRedirects ? location : undefined).catch((error: unknown) => {
          if (location === undefined || !isNotImplemented(error)) throw error;
          // The stored page redirects by itself.
          knowsRedirects = false;
          return put(undefined);
        });
        return unquoted(answer.ETag ?? '');
      }),
    remove: (key, abortSignal) =>
      ask(abortSignal, async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key }), { abortSignal });
      }),
  };
}

function isNotImplemented(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;
}

function unquoted(etag: string): string {
  return etag.replaceAll('"', '');
}
