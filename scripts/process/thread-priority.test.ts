import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import os from 'node:os';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { getPriority } from 'node:os';
  import { readlinkSync } from 'node:fs';
  import path from 'node:path';
  import { parentPort } from 'node:worker_threads';
  import { workInBackground } from '${new URL('./thread-priority.ts', import.meta.url).href}';
  workInBackground();
  const thread = Number(path.basename(readlinkSync('/proc/thread-self')));
  parentPort.postMessage(getPriority(thread));
`;

it.runIf(process.platform === 'linux')('lowers the priority of one thread, not that of its process', async () => {
  const before = os.getPriority();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`));
  const [priority] = (await once(worker, 'message')) as [number];
  expect(priority).toBe(10);
  expect(os.getPriority()).toBe(before);
  await worker.terminate();
});
