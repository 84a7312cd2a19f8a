import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { measureBuilds } from './builds/measure-builds.ts';
import { measureLive } from './live/measure-live.ts';
import type { BenchOptions } from './options.ts';
import { targetResults } from './publishing-targets.ts';
import type { BenchResults, SizeResults } from './results.ts';

const GIGABYTE = 1024 ** 3;
const { version: astro } = createRequire(import.meta.url)('astro/package.json') as { version: string };

/**
 * Measures everything that the options name, one after the other, in a temporary folder that is removed.
 *
 * @returns the results so far after each size: the largest takes long
 */
export async function* runBench({ sizes, samples, measured }: BenchOptions): AsyncGenerator<BenchResults> {
  const results: SizeResults[] = [];
  for (const articles of sizes) {
    const builds = measured.builds
      ? await inTemporaryFolder((directory) => measureBuilds(directory, articles))
      : { builds: [], failures: [], bareLoopSeconds: null };
    const live = measured.live
      ? await inTemporaryFolder((directory) => measureLive(directory, articles, samples))
      : null;
    results.push({ articles, ...builds, live });
    yield resultsOf(results);
  }
}

function resultsOf(sizes: SizeResults[]): BenchResults {
  const cores = os.cpus();
  return {
    date: new Date().toISOString(),
    machine: {
      cores: os.availableParallelism(),
      processor: cores[0]?.model ?? 'unknown',
      memoryGigabytes: Math.round(os.totalmem() / GIGABYTE),
      system: `${os.type()} ${os.release()}`,
    },
    versions: { node: process.versions.node, astro },
    sizes,
    targets: targetResults(sizes),
  };
}

async function inTemporaryFolder<Result>(task: (directory: string) => Promise<Result>): Promise<Result> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-bench-'));
  try {
    return await task(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
