import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { staticSite, type StaticSite } from './static-site.ts';

export interface TestServer {
  port: number;
  site: StaticSite;
  stop(): Promise<void>;
}

/** Writes files, by their path below `directory`. */
export function writeSite(directory: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Serves a site on a free port of this machine; what it throws is answered 500. */
export async function serveSite(
  directory: string,
  retiredDirectory: string | null = null,
  picture?: (key: string) => Promise<Buffer | null>,
): Promise<TestServer> {
  const site = staticSite(directory, retiredDirectory, picture);
  const server = createServer((incoming, response) => {
    site.serve(incoming, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    site,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
