import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded } from '../../server/process/child-process.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { download } from './page-load.ts';

const START = path.join(import.meta.dirname, '../../server/main.ts');
const START_TIMEOUT = 120_000;
const COMPRESSION_TIMEOUT = 120_000;

export interface RunningCopy {
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a copy like `npm start`, and waits until it serves its landing page.
 *
 * @param environment settings besides those of this process
 * @throws OperatorError after `timeout` milliseconds
 */
export async function startCopy(
  directory: string,
  port: number,
  timeout = START_TIMEOUT,
  environment: Record<string, string> = {},
): Promise<RunningCopy> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...environment, DATA_DIR: directory, PORT: String(port), SITE_URL: url },
    stdio: 'ignore',
  });
  const stop = async () => {
    if (hasEnded(child)) return;
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
  return { pid: child.pid ?? 0, stop };
}

/**
 * Waits until a page is compressed with Brotli, which may follow its publication. @throws OperatorError after two
 * minutes
 */
export async function untilInBrotli(url: string): Promise<void> {
  const deadline = performance.now() + COMPRESSION_TIMEOUT;
  while ((await download(url)).headers['content-encoding'] !== 'br') {
    if (performance.now() > deadline) throw new OperatorError(`${url} is not compressed with Brotli.`);
    await sleep(100);
  }
}

async function untilServed(url: string, child: ChildProcess, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return;
    if (hasEnded(child) || performance.now() > deadline) {
      throw new OperatorError('The copy to measure did not start: try npm start to see why.');
    }
    await sleep(10);
  }
}
