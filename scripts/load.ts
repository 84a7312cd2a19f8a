import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './backend/free-port.ts';
import { loadTargets } from './load/load-targets.ts';
import { measureLoad, type LoadMeasures, type ServerLoad } from './load/measure-load.ts';
import { startCopy, untilCompressed } from './measure/running-copy.ts';
import { exitWith, OperatorError } from './process/operator-error.ts';

const USAGE = 'npm run load -- [FOLDER of a published site] [--json FILE] [--runs 5] [--seconds 5]';

/**
 * `npm run load`: pages per second of the project's server, beside nginx where it is installed, and how long pages take
 * while the site is published continuously. Fails when a target is missed.
 */
async function load(given: string[]): Promise<void> {
  const { folder, json, runs, seconds } = readOptions(given);
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-load-'));
  try {
    const site = folder ?? (await publishedSite(path.join(directory, 'data')));
    const measures = await measureLoad(site, directory, { runs, seconds });
    const targets = loadTargets(measures);
    print(measures);
    console.table(targets);
    if (json !== null) writeFileSync(json, `${JSON.stringify({ ...measures, targets }, null, 2)}\n`);
    if (targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function readOptions(given: string[]): { folder: string | null; json: string | null; runs: number; seconds: number } {
  const { values, positionals } = parseOptions(given);
  const { json, runs, seconds } = values;
  const [folder = null] = positionals;
  const isCount = (text: string) => /^[1-9]\d?$/.test(text);
  if (positionals.length > 1 || !isCount(runs) || !isCount(seconds)) throw new OperatorError(USAGE);
  if (folder !== null && !existsSync(path.join(folder, 'index.html.br'))) {
    throw new OperatorError(
      `${folder} holds no published site: npm start keeps its own in site/current of the data folder.`,
    );
  }
  return { folder: folder && realpathSync(folder), json: json ?? null, runs: Number(runs), seconds: Number(seconds) };
}

function parseOptions(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        runs: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '5' },
      },
    });
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** The sample articles' site, as `npm start` publishes it. */
async function publishedSite(dataDirectory: string): Promise<string> {
  const copy = await startCopy(dataDirectory, await freePort());
  const site = await untilCompressed(dataDirectory);
  await copy.stop();
  return site;
}

function print({ generator, nginx, pages, servers, quiet, publishing }: LoadMeasures): void {
  console.log(`${pages} pages in Brotli, asked for by ${generator} over 50 connections:`);
  console.table(servers.map(row));
  if (nginx === null) console.log('nginx is not installed: there is nothing to compare with.');
  else console.log(`nginx ${nginx} serves the same files with the same headers.`);
  console.log(`At 500 requests a second (autocannon), ${publishing.publications} publications in all:`);
  console.table([quiet, publishing].map(row));
}

function row({ name, pagesPerSecond, p50, p99, processorMicroseconds, failures }: ServerLoad) {
  return {
    '': name,
    'pages/s': pagesPerSecond,
    'p50 ms': p50,
    'p99 ms': p99,
    'processor µs/page': processorMicroseconds ?? '?',
    failures,
  };
}

await load(process.argv.slice(2)).catch(exitWith);
