import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './backend/free-port.ts';
import { administratorSession, measureWeights, timeToFirstRows } from './measure/back-office.ts';
import { BACK_OFFICE_TARGETS } from './measure/back-office-targets.ts';
import { launchChromium } from './measure/chromium.ts';
import { copyConnectionString } from './measure/copy-database.ts';
import { fillDatabase } from './measure/fill-database.ts';
import { startCopy } from './measure/running-copy.ts';
import { exitWith, OperatorError } from './process/operator-error.ts';

const KB = 1024;
const { firstRowsKb, editorKb, firstRowsMilliseconds } = BACK_OFFICE_TARGETS;
/** Many: the copy that has just been filled still draws pictures during the first. */
const RUNS = 21;

/**
 * `npm run back-office-weight`: prints what the list of articles and the editor load of script, and when the first rows are
 * there, with the sample content or so many articles more (`-- 10000`); fails when a target is missed.
 */
async function measureBackOffice(argument = '0'): Promise<void> {
  const articles = Number(argument);
  if (!Number.isInteger(articles) || articles < 0 || articles > 100_000) {
    throw new OperatorError('Say how many articles to add, up to 100000: npm run back-office-weight -- 10000');
  }
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-back-office-'));
  await using closing = new AsyncDisposableStack();
  closing.defer(() => rmSync(directory, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const copy = await startCopy(directory, port);
  closing.defer(() => copy.stop());
  const browser = await launchChromium();
  closing.defer(() => browser.close());
  if (articles > 0) await fillDatabase(copyConnectionString(directory), articles);

  const session = await administratorSession(url, directory);
  const { firstRows, afterwards, editor } = await measureWeights(browser, url, session);
  const milliseconds = await timeToFirstRows(browser, url, session, RUNS);
  console.table({
    'list, script to its first rows (KB gzip)': { measured: inKb(firstRows), target: firstRowsKb },
    'renewal of the session, after them (KB gzip)': { measured: inKb(afterwards) },
    'editor, beyond both (KB gzip)': { measured: inKb(editor), target: editorKb },
    [`first rows of ${articles || 'the sample'} articles, median of ${RUNS} (ms)`]: {
      measured: milliseconds,
      target: firstRowsMilliseconds,
    },
  });
  const misses = [
    firstRows > firstRowsKb * KB && 'the list',
    editor > editorKb * KB && 'the editor',
    milliseconds > firstRowsMilliseconds && 'the time to the first rows',
  ].filter(Boolean);
  if (misses.length > 0) throw new OperatorError(`Targets missed by ${misses.join(' and ')}.`);
}

const inKb = (bytes: number) => Number((bytes / KB).toFixed(1));

await measureBackOffice(process.argv[2]).catch(exitWith);
