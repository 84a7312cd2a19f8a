import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../server/process/free-port.ts';
import { timePages } from './measure/page-isolation.ts';
import { startCopy } from './measure/running-copy.ts';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';
import { copyAccess } from '../server/settings/copy-access.ts';

/** Largest 99th percentile of a page's times, as a multiple of the one with an idle API. */
const MOST_SLOWDOWN = 2;

/** `npm run tool -- isolation`: times a page in each state of the API. Fails when the API delays it. */
async function isolation(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '10' } },
  });
  const lengths = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  if (!Object.values(lengths).every((length) => Number.isInteger(length) && length >= 1)) {
    throw new OperatorError('Use npm run tool -- isolation [--rounds 3] [--seconds 10]');
  }
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-isolation-'));
  const copy = await startCopy(directory, await freePort());
  try {
    const times = await timePages(copyAccess(directory), copy.pid, lengths);
    const idle = times.find(({ state }) => state === 'idle')?.p99 ?? Number.NaN;
    console.table(
      times.map(({ state, pages, failures, p50, p99 }) => ({
        state,
        pages,
        failures,
        'p50 (ms)': p50.toFixed(2),
        'p99 (ms)': p99.toFixed(2),
        times: (p99 / idle).toFixed(2),
      })),
    );
    if (times.some(({ p99, failures }) => failures > 0 || p99 > MOST_SLOWDOWN * idle)) process.exitCode = 1;
  } finally {
    await copy.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

await isolation(process.argv.slice(2)).catch(exitWith);
