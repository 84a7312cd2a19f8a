import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '../server/process/free-port.ts';
import { measureServers } from './bench/beside-nginx.ts';
import { measureChanges } from './bench/changes.ts';
import { startCorpusCopy } from './bench/corpus-copy.ts';
import { measureFullBuilds } from './bench/peers/full-builds.ts';
import type { BenchRow } from './bench/row.ts';
import { lastListPage, PATIENCE, untilAnswered } from './bench/visitor.ts';
import { startCopy } from './measure/running-copy.ts';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';

/** Folder on the project's disk, because a build may move its files there. */
const WORKSPACE = path.resolve(import.meta.dirname, '../node_modules/.cache/bench');
/** A setting that lists and articles show: with another value, the copy counts as one with other code. */
const OTHER_CODE = { PUBLIC_CLAIM_SINGLES: '123K' };

/**
 * `npm run tool -- bench`: starts a copy of a corpus, changes articles as writers do, and waits until visitors see
 * each change. Then serves the site beside nginx, and builds it with Eleventy and Hugo. Fails when a limit is missed.
 */
async function bench(given: string[]): Promise<void> {
  const options = { samples: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ args: given, allowPositionals: true, options });
  const [samples = 0, ...sizes] = [values.samples, ...(positionals[0] ? positionals : ['1000', '10000'])].map(Number);
  if (![samples, ...sizes].every((count) => Number.isInteger(count) && count >= 1 && count <= 100_000)) {
    throw new OperatorError('Use npm run tool -- bench [1000 10000] [--samples 20] [--json]');
  }
  const table: (BenchRow & { articles: number })[] = [];
  for (const articles of sizes) {
    const rows = (await measureSize(articles, samples)).map((row) => ({
      articles,
      ...row,
      value: Number(row.value.toPrecision(3)),
    }));
    if (!values.json) console.table(rows);
    table.push(...rows);
  }
  if (values.json) console.log(JSON.stringify(table, null, 2));
  if (table.some(({ value, atMost = value, atLeast = 0 }) => value > atMost || value < atLeast)) process.exitCode = 1;
}

async function measureSize(articles: number, samples: number): Promise<BenchRow[]> {
  mkdirSync(WORKSPACE, { recursive: true });
  const folder = mkdtempSync(path.join(WORKSPACE, 'run-'));
  await using closing = new AsyncDisposableStack();
  closing.defer(() => rmSync(folder, { recursive: true, force: true }));
  const data = path.join(folder, 'data');
  const corpus = [path.join(import.meta.dirname, 'corpus.ts'), String(articles)];
  await promisify(execFile)(process.execPath, corpus, { env: { ...process.env, DATA_DIR: data } });
  const rows: BenchRow[] = [];
  {
    await using copy = await startCorpusCopy(data);
    rows.push(...(await measureChanges(copy, samples)));
    rows.push({ what: 'memory of the copy and its database', value: copy.peakMegabytes(), unit: 'MB', atMost: 1200 });
    rows.push(...(await measureServers(copy, folder)));
  }
  const startedAt = performance.now();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const copy = await startCopy(data, port, PATIENCE, OTHER_CODE);
  closing.defer(copy.stop);
  await untilAnswered(await lastListPage(url), ({ body }) => body.includes(OTHER_CODE.PUBLIC_CLAIM_SINGLES));
  rows.push({ what: 'full build: a start with other code', value: (performance.now() - startedAt) / 1000, unit: 's' });
  return [...rows, ...(await measureFullBuilds(data, url, folder))];
}

await bench(process.argv.slice(2)).catch(exitWith);
