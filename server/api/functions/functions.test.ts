import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../../operate/log/log.ts';
import { edgeFunctions } from './functions.ts';

/** A program in place of Deno: ends at once when it is first started, and answers later, except `?hangs`. */
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

/** Milliseconds. */
const ANSWER_TIMEOUT = 2_000;

let directory: string;
let functions: ReturnType<typeof edgeFunctions>;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-functions-'));
  mkdirSync(path.join(directory, 'greet'));
  writeFileSync(path.join(directory, 'greet', 'index.ts'), '');
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

it('a function whose process has ended at its start is started once more, however many call it meanwhile', async () => {
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

it('gives up a call that its function does not answer, so that others take its place', async () => {
  while ((await call()) !== 200) await sleep(2);
  expect(await call('http://localhost/?hangs')).toBe(503);
});
