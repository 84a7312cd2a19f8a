import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { median, rounded } from '../bench/statistics.ts';
import { linkedTrees } from '../measure/linked-trees.ts';
import { changeContinuously } from './continuous-changes.ts';
import { findGenerator, loadFully, loadSteadily, type Generator, type Load, type LoadResult } from './generator.ts';
import { findNginx, startNginx } from './nginx.ts';
import { startOwnServer, type LoadedServer } from './own-server.ts';
import { processorTime } from './processor-time.ts';

const STEADY_RATE = 500;
const MOST_PAGES = 1000;

/** What one server has done, each number the middle of its runs. */
export interface ServerLoad {
  name: string;
  pagesPerSecond: number;
  p50: number;
  p99: number;
  /** Microseconds of processor time for a page; null where the system does not tell. */
  processorMicroseconds: number | null;
  failures: number;
}

export interface LoadMeasures {
  generator: Generator;
  nginx: string | null;
  pages: number;
  /** At full load. */
  servers: ServerLoad[];
  /** At 500 requests a second: without and with a publication every 100 ms. */
  quiet: ServerLoad;
  publishing: ServerLoad & { publications: number };
}

/**
 * Puts the project's server and nginx under load in turn, on the same files.
 *
 * @param site a built site, with its compressed forms
 * @param directory an empty folder for what is needed meanwhile
 * @param runs how many times each is measured, for so many seconds
 */
export async function measureLoad(
  site: string,
  directory: string,
  { runs, seconds }: { runs: number; seconds: number },
): Promise<LoadMeasures> {
  await using closing = new AsyncDisposableStack();
  const closed = <Server extends LoadedServer>(server: Server): Server => {
    closing.defer(() => server.stop());
    return server;
  };
  const nginx = findNginx();
  const generator = findGenerator();
  const files = pagesOf(site);
  const addresses = files.map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '/'));
  const trees = await linkedTrees(site, directory);
  const own = closed(await startOwnServer(trees.directory));
  const servers: [string, LoadedServer][] = [['Coquelicot', own]];
  if (nginx) {
    servers.push(['nginx, one worker', closed(await startNginx(nginx, site, directory, 1))]);
    servers.push([
      'nginx, a worker per core',
      closed(await startNginx(nginx, site, directory, availableParallelism())),
    ]);
  }
  const load = ({ port }: LoadedServer, duration = seconds): Load => ({
    port,
    addresses,
    acceptEncoding: 'br, gzip',
    seconds: duration,
  });

  for (const [, server] of servers) await loadFully(generator, load(server, 1), directory);
  const results = await inTurn(runs, servers, (server) => loadFully(generator, load(server), directory));

  let publications = 0;
  const steady = await inTurn(
    runs,
    [
      ['quiet', own],
      ['publishing', own],
    ],
    async (server, name) => {
      if (name === 'quiet') return loadSteadily(load(server), STEADY_RATE);
      const changes = changeContinuously(trees, files, own.change);
      const result = await loadSteadily(load(server), STEADY_RATE);
      publications += await changes.stop();
      return result;
    },
  );
  const [quiet, publishing] = steady as [ServerLoad, ServerLoad];
  return {
    generator,
    nginx: nginx?.version ?? null,
    pages: addresses.length,
    servers: results,
    quiet,
    publishing: { ...publishing, publications },
  };
}

/** Measures each server once, then each once more: what else the machine does then concerns them all. */
async function inTurn(
  runs: number,
  servers: [name: string, LoadedServer][],
  run: (server: LoadedServer, name: string) => Promise<LoadResult>,
): Promise<ServerLoad[]> {
  const results = servers.map((): (LoadResult & { processor: number | null })[] => []);
  for (let round = 0; round < runs; round += 1) {
    for (const [index, [name, server]] of servers.entries()) {
      const before = processorTime(server.pid);
      const startedAt = performance.now();
      const result = await run(server, name);
      const after = processorTime(server.pid);
      const answered = (result.pagesPerSecond * (performance.now() - startedAt)) / 1000;
      results[index]?.push({
        ...result,
        processor: before === null || after === null ? null : (after - before) / answered,
      });
    }
  }
  return servers.map(([name], index) => summaryOf(name, results[index] ?? []));
}

function summaryOf(name: string, results: (LoadResult & { processor: number | null })[]): ServerLoad {
  const processor = results.flatMap((result) => result.processor ?? []);
  return {
    name,
    pagesPerSecond: Math.round(median(results.map(({ pagesPerSecond }) => pagesPerSecond))),
    p50: rounded(median(results.map(({ p50 }) => p50)), 2),
    p99: rounded(median(results.map(({ p99 }) => p99)), 2),
    processorMicroseconds: processor.length === 0 ? null : rounded(median(processor) * 1e6, 1),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** Pages of every part of the site, a thousand at most, by their files. */
function pagesOf(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .sort();
  const step = Math.ceil(files.length / MOST_PAGES);
  return files.filter((_, index) => index % step === 0).map((file) => file.split(path.sep).join('/'));
}
