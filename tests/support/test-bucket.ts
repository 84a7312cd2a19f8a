import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { TargetSettings } from '../../server/settings/target-settings.ts';
import { faultyProxy, type FaultyProxy } from './faulty-proxy.ts';

const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

export interface StoredCopy {
  text: string;
  type: string | undefined;
  cacheControl: string | undefined;
  redirectsTo: string | undefined;
}

export interface TestBucket {
  proxy: FaultyProxy;
  /** Settings of a target that reaches the bucket through the proxy. */
  settings: TargetSettings;
  /** Returns the objects whose keys begin with `start`, by their keys; by default, all objects. */
  objects(start?: string): Promise<Map<string, StoredCopy>>;
  /** Stores other bytes. An object that is there keeps its metadata, as when an operator changes it in a console. */
  put(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Fetches an address from the bucket's website, as a visitor. */
  visit(address: string): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts a server that speaks S3, with a bucket, behind a proxy that can break connections. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  const bucket = 'site';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [WEBSITE] }],
  });
  // s3rver checks a listing's signature without the trailing slash that the client sends and signs.
  server.middleware.unshift((context, next) => {
    if (/^\/[^/]+\/$/.test(context.path))
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
    return next();
  });
  const { port } = await server.run();
  const proxy = await faultyProxy(port);
  const endpoint = `http://127.0.0.1:${port}`;
  // s3rver knows this account alone.
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });

  async function read(key: string): Promise<StoredCopy> {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return {
      text: (await answer.Body?.transformToString()) ?? '',
      type: answer.ContentType,
      cacheControl: answer.CacheControl,
      redirectsTo: answer.WebsiteRedirectLocation,
    };
  }

  return {
    proxy,
    settings: {
      variable: 'PUBLISH_TARGET',
      bucket,
      prefix: '',
      endpoint: proxy.url,
      region: 'us-east-1',
      ...credentials,
      sessionToken: null,
      purge: null,
    },
    async objects(start = '') {
      const keys: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start })) {
        keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
      }
      return new Map(await Promise.all(keys.map(async (key) => [key, await read(key)] as const)));
    },
    async put(key, text) {
      const former = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(() => null);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: text, Metadata: former?.Metadata }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    visit: (address) => fetch(`${endpoint}/${bucket}${address}`, { redirect: 'manual' }),
    async stop() {
      await proxy.stop();
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
