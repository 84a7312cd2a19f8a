import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBackend } from '../backend/backend.ts';
import { installationCredentials } from '../backend/credentials.ts';
import { freePort } from '../backend/free-port.ts';
import { fillDatabase } from './fill-database.ts';
import { watchPeakMemory } from './peak-memory.ts';
import { buildSite } from '../publisher/build.ts';
import { compressSite } from '../publisher/compress.ts';
import { startWebServer } from '../server/web-server.ts';

export interface BuildMeasure {
  articles: number;
  pages: number;
  'build s': string;
  'pages/s': number;
  'peak MB': number;
  'bare loop s': string;
  'build / loop': string;
  'compress s': string;
}

/** Measures a full `astro build` of so many articles, beside a bare loop that writes the same bytes. */
export async function measureBuild(articles: number): Promise<BuildMeasure> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const credentials = installationCredentials(directory);
  const backend = await startBackend({ dataDirectory: directory, url, credentials, seed: false });
  const server = await startWebServer('127.0.0.1', port, 0, {
    isDynamic: () => true,
    fetch: backend.fetch,
    upgrade: backend.upgrade,
    serve: () => undefined,
  });
  try {
    await fillDatabase(backend.connectionString, articles);
    const site = path.join(directory, 'dist');
    const environment = {
      SUPABASE_URL: url,
      PUBLIC_SUPABASE_URL: '',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: credentials.publishableKey,
    };
    let memory = { stop: () => 0 };
    const build = await seconds(() =>
      buildSite(site, environment, new AbortController().signal, (pid) => {
        memory = watchPeakMemory(pid);
      }),
    );
    const peak = memory.stop();
    const pages = readdirSync(site, { recursive: true }).filter((file) => String(file).endsWith('.html')).length;
    const loop = secondsToWrite(site, path.join(directory, 'copy'));
    const compress = await seconds(() => compressSite(site, null));
    return {
      articles,
      pages,
      'build s': build.toFixed(1),
      'pages/s': Math.round(pages / build),
      'peak MB': peak,
      'bare loop s': loop.toFixed(2),
      'build / loop': (build / loop).toFixed(1),
      'compress s': compress.toFixed(1),
    };
  } finally {
    await server.stop();
    await backend.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Writes every file of the site again, its bytes already in memory: the floor of any build. */
function secondsToWrite(from: string, to: string): number {
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ target: path.join(to, path.relative(from, file)), bytes: readFileSync(file) }));
  const startedAt = performance.now();
  for (const { target, bytes } of files) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return (performance.now() - startedAt) / 1000;
}

async function seconds(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return (performance.now() - startedAt) / 1000;
}
