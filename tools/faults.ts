import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../server/process/free-port.ts';
import { isGood, type RunResult } from './faults/count.ts';
import { openBrowser, runFaults } from './faults/run.ts';
import { prepareSite } from './faults/site.ts';
import { launchChromium } from './measure/chromium.ts';
import { startCopy } from './measure/running-copy.ts';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';

const USAGE = 'Use npm run tool -- faults [runs] [--seed 1] [--side-by-side 4]';

/** Runs in one browser: its cache makes runs quick, but each run leaves something behind. */
const RUNS_IN_ONE_BROWSER = 20;

/** `npm run tool -- faults`: writes articles in a real browser while faults occur, and fails when a word is lost. */
async function measureFaults({ runs, seed, width }: ReturnType<typeof readArguments>): Promise<void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-faults-'));
  const port = await freePort();
  await using closing = new AsyncDisposableStack();
  closing.defer(() => rmSync(directory, { recursive: true, force: true }));
  const copy = await startCopy(directory, port);
  closing.defer(() => copy.stop());
  const browser = await launchChromium();
  closing.defer(() => browser.close());
  const site = await prepareSite(`http://127.0.0.1:${port}`, directory, browser);

  const seeds = Array.from({ length: runs }, (_, index) => seed + index);
  const results: RunResult[] = [];
  const work = async () => {
    let opened = await openBrowser(site);
    for (let next = seeds.shift(), count = 1; next !== undefined; next = seeds.shift(), count += 1) {
      const result = await runFaults(site, opened, next);
      results.push(result);
      console.log(lineOf(result));
      if (isGood(result) && count % RUNS_IN_ONE_BROWSER > 0) continue;
      await opened.context.close();
      opened = await openBrowser(site);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  summarise(results);
}

function lineOf(result: RunResult): string {
  const { seed, typed, actions, texts, problem, lost, duplicated, disordered } = result;
  if (isGood(result)) return `✓ seed ${seed}: ${typed} words`;
  const words = `lost [${lost}], duplicated [${duplicated}], out of order [${disordered}]`;
  return [
    `✗ seed ${seed}: ${words} ${problem ?? ''}`,
    `  ${actions.join(' ')}`,
    ...texts.map((text) => `  | ${text}`),
  ].join('\n');
}

/** Prints the sums of all runs. @throws OperatorError when a word was lost, doubled or moved, or a run stopped */
function summarise(results: RunResult[]): void {
  const sum = (count: (result: RunResult) => number) => results.reduce((total, result) => total + count(result), 0);
  console.table({
    runs: results.length,
    words: sum(({ typed }) => typed),
    lost: sum(({ lost }) => lost.length),
    duplicated: sum(({ duplicated }) => duplicated.length),
    'out of order': sum(({ disordered }) => disordered.length),
    'not ended': sum(({ problem }) => (problem ? 1 : 0)),
  });
  const bad = results.filter((result) => !isGood(result)).map(({ seed }) => seed);
  if (bad.length > 0)
    throw new OperatorError(
      `Words were lost, duplicated or moved. To repeat a run: --seed ${bad[0]}; all failed seeds: ${bad}`,
    );
}

/** Reads the arguments of the command. @throws OperatorError for invalid ones */
function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, 'side-by-side': { type: 'string', default: '4' } },
  });
  const [runs, seed, width] = [positionals[0] ?? '20', values.seed, values['side-by-side']].map(Number);
  if (!runs || !seed || !width) throw new OperatorError(USAGE);
  return { runs, seed, width };
}

try {
  await measureFaults(readArguments());
} catch (error) {
  exitWith(error);
}
