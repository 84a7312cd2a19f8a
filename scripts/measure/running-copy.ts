import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../process/operator-error.ts';

const START = path.join(import.meta.dirname, '../start.ts');
const START_TIMEOUT = 120_000;
const COMPRESSION_TIMEOUT = 120_000;

export interface RunningCopy {
  pid: number;
  /** From the start to the first served page. */
  milliseconds: number;
  stop(): Promise<void>;
}

/**
 * Starts a copy on this data folder, as `npm start` does, and waits until it serves its landing page.
 * @param timeout milliseconds that it may take
 * @throws OperatorError when it takes longer
 */
export async function startCopy(directory: string, port: number, timeout = START_TIMEOUT): Promise<RunningCopy> {
  const startedAt = performance.now();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, DATA_DIR: directory, PORT: String(port), SITE_URL: url },
    stdio: 'ignore',
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  try {
    await untilServed(`${url}/`, child, timeout);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: child.pid ?? 0, milliseconds: Math.round(performance.now() - startedAt), stop };
}

/**
 * Waits until every page that a copy has published on this data folder has its compressed form: they follow the pages.
 * @returns the folder of the site
 * @throws OperatorError when it takes longer than two minutes
 */
export async function untilCompressed(directory: string): Promise<string> {
  const site = path.join(directory, 'site/current');
  const deadline = performance.now() + COMPRESSION_TIMEOUT;
  while (performance.now() < deadline) {
    const files = new Set(readdirSync(site, { recursive: true }) as string[]);
    const isCompressed = (file: string) => !file.endsWith('.html') || files.has(`${file}.br`);
    if (files.keys().every(isCompressed)) return realpathSync(site);
    await sleep(100);
  }
  throw new OperatorError('The pages of the copy to measure were not compressed: try npm start to see why.');
}

async function untilServed(url: string, child: ChildProcess, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return;
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new OperatorError('The copy to measure did not start: try npm start to see why.');
    }
    await sleep(10);
  }
}
