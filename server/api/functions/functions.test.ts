import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../../operate/log/log.ts';
import { edgeFunctions } from './functions.ts';

/** A program in place of Deno: its first start ends at once, later starts answer every request except `?hangs`. */
const PROGRAM = `#!${process.execPath}
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const starts = new URL('starts', import.meta.url);
appendFileSync(starts, '.');
if (readFileSync(starts).length > 1) {
  process.stdin.on('end', () => process.exit()).resume();
  createServer(({ url }, response) => url === '/?hangs' || response.end('hello')).listen(process.env.DENO_SERVE_ADDRESS.split(':').at(-1));
}
`;

/** A program in place of Deno that answers with its process id; the function `slow` takes half a second to stop. */
const SLOW_TO_STOP = `#!${process.execPath}
import { createServer } from 'node:http';
if (process.argv.at(-1).includes('/slow/')) process.on('SIGTERM', () => setTimeout(() => process.exit(), 500));
process.stdin.on('end', () => process.exit()).resume();
createServer((_, response) => response.end(String(process.pid))).listen(process.env.DENO_SERVE_ADDRESS.split(':').at(-1));
`;

/** Milliseconds. */
const ANSWER_TIMEOUT = 2_000;

let directory: string;
let functions: ReturnType<typeof edgeFunctions>;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-functions-'));
  for (const name of ['greet', 'slow']) {
    mkdirSync(path.join(directory, name));
    writeFileSync(path.join(directory, name, 'index.ts'), '');
  }
  writeFileSync(path.join(directory, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(directory, 'deno'), PROGRAM);
  chmodSync(path.join(directory, 'deno'), 0o755);
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  functions = edgeFunctions(directory, { environment: { PATH: directory }, hosts: [] }, ANSWER_TIMEOUT);
});
afterEach(async () => {
  await functions.stop();
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

const call = async (address = 'http://localhost/') =>
  (await functions.call('greet', new Request(address), '127.0.0.1')).status;

it('a function whose process ended at its start is restarted only once, despite many calls meanwhile', async () => {
  const calls: Promise<unknown>[] = [];
  const statuses: number[] = [];
  while (!statuses.includes(200)) {
    calls.push(call().then((status) => statuses.push(status)));
    await sleep(2);
  }
  await Promise.all(calls);
  expect(new Set(statuses)).toEqual(new Set([503, 200]));
  expect(readFileSync(path.join(directory, 'starts'), 'utf8')).toBe('..');
});

it('a call that its function does not answer in time is answered 503', async () => {
  while ((await call()) !== 200) await sleep(2);
  expect(await call('http://localhost/?hangs')).toBe(503);
});

it('stop() resolves although one process is killed while another is still stopping', async () => {
  writeFileSync(path.join(directory, 'deno'), SLOW_TO_STOP);
  const request = () => new Request('http://localhost/');
  expect((await functions.call('slow', request(), '127.0.0.1')).status).toBe(200);
  const pid = Number(await (await functions.call('greet', request(), '127.0.0.1')).text());
  const stopped = functions.stop();
  process.kill(pid, 'SIGKILL');
  await stopped;
});

it('a call is answered 503 when the process of its function is killed at its start', async () => {
  writeFileSync(path.join(directory, 'deno'), `#!${process.execPath}\nprocess.kill(process.pid, 'SIGKILL');\n`);
  expect(await call()).toBe(503);
}, 10_000);
