import { readFileSync, writeFileSync } from 'node:fs';
import { chartOf } from './bench/chart.ts';
import { readOptions } from './bench/options.ts';
import { printResults } from './bench/print-results.ts';
import type { BenchResults } from './bench/results.ts';
import { runBench } from './bench/run-bench.ts';
import { exitWith } from './process/operator-error.ts';

/**
 * `npm run bench`: full builds beside those of Eleventy, of Hugo and the bare write loop, and the time from a commit to the
 * served page, all in one run; `--chart` draws the results of a former one.
 */
async function bench(given: string[]): Promise<void> {
  const options = readOptions(given);
  if ('chart' in options) {
    const { from, to } = options.chart;
    writeFileSync(to, chartOf(JSON.parse(readFileSync(from, 'utf8')) as BenchResults));
    return;
  }
  let last: BenchResults | null = null;
  for await (const results of runBench(options)) {
    if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
    last = results;
  }
  if (last) printResults(last);
}

await bench(process.argv.slice(2)).catch(exitWith);
