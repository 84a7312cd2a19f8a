import type { BenchResults } from './results.ts';
import { rounded } from './statistics.ts';

const MEGABYTE = 1024 * 1024;

/** Prints full builds, changes, and targets, as a table each. */
export function printResults({ sizes, targets }: BenchResults): void {
  const builds = sizes.flatMap(({ articles, builds: all, bareLoopSeconds }) => [
    ...all.map((build) => ({
      articles,
      build: build.name,
      'median s': build.medianSeconds,
      'pages/s': Math.round(build.pages / build.medianSeconds),
      'times the bare loop': bareLoopSeconds === null ? null : rounded(build.medianSeconds / bareLoopSeconds, 1),
      'peak MB': build.peakMegabytes,
      pages: build.pages,
      files: build.files,
      'written MB': rounded(build.bytes / MEGABYTE, 1),
      'files that differ': build.differentFiles,
    })),
    ...(bareLoopSeconds === null ? [] : [{ articles, build: 'bare write loop', 'median s': bareLoopSeconds }]),
  ]);
  for (const { articles, failures } of sizes) {
    for (const { name, reason } of failures)
      console.error(`${name} did not make the site of ${articles} articles: ${reason}`);
  }
  const changes = sizes.flatMap(({ articles, live }) =>
    (live?.changes ?? []).map((change) => ({
      articles,
      change: change.change,
      samples: change.samples,
      'live p50 ms': change.liveP50,
      'live p95 ms': change.liveP95,
      'whole site p50 ms': change.consistentP50,
      'whole site p95 ms': change.consistentP95,
      'peak MB of the copy': live?.peakMegabytes,
    })),
  );
  if (builds.length > 0) console.table(builds);
  if (changes.length > 0) console.table(changes);
  if (targets.length > 0) {
    console.table(
      targets.map(({ articles, what, value, most, unit, isMet }) => ({
        articles,
        what,
        measured: `${rounded(value, 2)} ${unit}`,
        'at most': `${most} ${unit}`,
        target: isMet ? 'met' : 'missed',
      })),
    );
  }
}
