import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { hashOf, objectFile } from '../store/objects.ts';
import { openStore, type SiteStore } from '../store/store.ts';
import { followSite, type FollowedSite } from './followed-site.ts';
import { siteServer, type SiteServerParts } from './site-server.ts';

export type Files = Record<string, string | Buffer>;

/** A site that is published and served. */
export interface TestSite {
  port: number;
  directory: string;
  followed: FollowedSite;
  /** Publishes files, and drops others; resolves when visitors see it. */
  publish(files: Files, dropped?: string[]): Promise<void>;
  /** Publishes without telling the server. */
  commit(files: Files, dropped?: string[]): void;
  /** Returns where the object of these bytes is. */
  placeOf(bytes: string | Buffer): string;
  stop(): Promise<void>;
}

/** Publishes files and serves them on a free port of this machine; a request that fails is answered 500. */
export async function serveFiles(
  files: Files,
  parts: SiteServerParts & { now?: () => number } = {},
): Promise<TestSite> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-site-'));
  const store = await openStore(directory, parts.now);
  commitFiles(store, files);
  const followed = await followSite(directory, parts.now);
  const site = siteServer(followed, parts);
  const server = createServer((request, response) => {
    site.serve(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    directory,
    followed,
    async publish(changed, dropped) {
      commitFiles(store, changed, dropped);
      await followed.refresh();
    },
    commit: (changed, dropped) => commitFiles(store, changed, dropped),
    placeOf: (bytes) => objectFile(followed.objects, hashOf(Buffer.from(bytes))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(directory, { recursive: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function commitFiles(store: SiteStore, files: Files, drop: string[] = []): void {
  const put = new Map(
    Object.entries(files).map(([file, content]) => [file, { key: 'key', ...store.put(Buffer.from(content)) }]),
  );
  store.commit({ put, drop, build: 'build', code: 'code' });
}
