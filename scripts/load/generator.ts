import { execFile, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AutocannonLoad } from './autocannon-process.ts';

/** What a load has met. */
export interface LoadResult {
  pagesPerSecond: number;
  /** Milliseconds that half of the pages, and 99 % of them, took at most. */
  p50: number;
  p99: number;
  /** Answers that are no page, and requests without answer. */
  failures: number;
}

/** What is asked for, again and again, in this order. */
export interface Load {
  port: number;
  addresses: readonly string[];
  acceptEncoding: string;
  seconds: number;
}

export const CONNECTIONS = 50;

export type Generator = 'wrk' | 'autocannon';

/** The one that takes less of the machine where it is installed. */
export function findGenerator(): Generator {
  return spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';
}

/**
 * As many requests as the server answers, over 50 connections.
 *
 * @param directory where the generator's script is written
 */
export function loadFully(generator: Generator, load: Load, directory: string): Promise<LoadResult> {
  return generator === 'wrk' ? runWrk(load, directory) : runAutocannon(load, null);
}

/** So many requests a second, over 50 connections. */
export function loadSteadily(load: Load, requestsPerSecond: number): Promise<LoadResult> {
  return runAutocannon(load, requestsPerSecond);
}

async function runWrk({ port, addresses, acceptEncoding, seconds }: Load, directory: string): Promise<LoadResult> {
  const script = path.join(directory, 'load.lua');
  const list = addresses.map((address) => JSON.stringify(address)).join(',\n');
  writeFileSync(
    script,
    `local requests = {}
    for _, address in ipairs({${list}}) do
      requests[#requests + 1] = wrk.format('GET', address, { Host = '127.0.0.1', ['Accept-Encoding'] = '${acceptEncoding}' })
    end
    local number = 0
    request = function()
      number = number % #requests + 1
      return requests[number]
    end
    done = function(summary, latency)
      local errors = summary.errors
      local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
      io.write(string.format('\\nresult %f %f %f %d\\n', summary.requests / (summary.duration / 1e6),
        latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failures))
    end`,
  );
  const settings = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`];
  const { stdout } = await promisify(execFile)('wrk', [...settings, '--script', script, `http://127.0.0.1:${port}`]);
  const [pagesPerSecond = 0, p50 = 0, p99 = 0, failures = 0] =
    /^result (.+)$/m.exec(stdout)?.[1]?.split(' ').map(Number) ?? [];
  return { pagesPerSecond, p50, p99, failures };
}

/** In a process of its own: what else this one does would count as the server's time. */
async function runAutocannon(load: Load, requestsPerSecond: number | null): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, 'autocannon-process.ts'));
  child.send({ ...load, requestsPerSecond } satisfies AutocannonLoad);
  const [result] = (await once(child, 'message', { signal: AbortSignal.timeout((load.seconds + 30) * 1000) })) as [
    LoadResult,
  ];
  return result;
}
