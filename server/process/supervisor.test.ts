import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fork } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../operate/log/log.ts';
import { superviseProcess, type SupervisedProcess } from './supervisor.ts';

type ToProcess = { kind: 'say' | 'hang' };
type FromProcess = { kind: 'said'; pid: number };

let directory: string;
let pids: number[];
let exits: number;
let pauses: number[];
let supervised: SupervisedProcess<ToProcess>;

const programUrl = (name: string) => pathToFileURL(path.join(import.meta.dirname, name)).href;

/** A program that sends its process id when it is asked to, and writes a file when it has stopped. */
const PROGRAM = `
import { writeFileSync } from 'node:fs';
import { runSupervised, sendToSupervisor } from '${programUrl('supervised-process.ts')}';
runSupervised(
  ({ kind }) => {
    if (kind === 'say') sendToSupervisor({ kind: 'said', pid: process.pid });
    if (kind === 'hang') for (;;);
  },
  {
    stop: async () => writeFileSync(new URL('stopped', import.meta.url), String(process.pid)),
    supervisorDied: async () => writeFileSync(new URL('orphaned', import.meta.url), String(process.pid)),
  },
);
`;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-supervised-'));
  writeFileSync(path.join(directory, 'program.ts'), PROGRAM);
  [pids, exits, pauses] = [[], 0, []];
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  supervised = superviseProcess<ToProcess, FromProcess>({
    name: 'program',
    file: path.join(directory, 'program.ts'),
    firstMessages: () => [{ kind: 'say' }],
    onMessage: ({ pid }) => void pids.push(pid),
    onExit: () => (exits += 1),
    async pause(milliseconds) {
      pauses.push(milliseconds);
      await setImmediate();
    },
  });
});

afterEach(async () => {
  await supervised.stop();
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const written = (file: string) => () => Number(readFileSync(path.join(directory, file), 'utf8'));

describe('a supervised process', () => {
  it('is started again after ever longer pauses, and gets the first messages each time', async () => {
    for (let round = 1; round <= 4; round += 1) {
      await expect.poll(() => pids.length).toBe(round);
      if (round < 4) process.kill(pids.at(-1) ?? 0, 'SIGKILL');
    }
    expect(new Set(pids).size).toBe(4);
    expect([exits, pauses]).toEqual([3, [100, 200, 400]]);
  });

  it('ignores the signals of a terminal, and stops when its supervisor stops', async () => {
    await expect.poll(() => pids.length).toBe(1);
    const [pid = 0] = pids;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal);
    supervised.send({ kind: 'say' });
    await expect.poll(() => pids).toEqual([pid, pid]);
    await supervised.stop();
    expect([written('stopped')(), isAlive(pid)]).toEqual([pid, false]);
  });

  it.each([
    ['asynchronously', '/no/such/program'],
    ['synchronously', 'no\0program'],
  ])('is started again when its start fails %s', async (_, program) => {
    await expect.poll(() => pids.length).toBe(1);
    const { execPath } = process;
    try {
      process.execPath = program;
      process.kill(pids[0] ?? 0, 'SIGKILL');
      await expect.poll(() => pauses.length).toBeGreaterThan(1);
    } finally {
      process.execPath = execPath;
    }
    await expect.poll(() => pids.length).toBe(2);
  });

  it('is killed and started again by restart() when it hangs', async () => {
    await expect.poll(() => pids.length).toBe(1);
    supervised.send({ kind: 'hang' });
    supervised.restart();
    await expect.poll(() => pids.length).toBe(2);
  });
});

it('a supervised process runs its handlers and exits when its supervisor is killed', async () => {
  const text = `
    import { superviseProcess } from '${programUrl('supervisor.ts')}';
    const file = new URL('program.ts', import.meta.url).pathname;
    const parts = { name: 'program', file, firstMessages: () => [{ kind: 'say' }], onExit: () => undefined };
    superviseProcess({ ...parts, onMessage: ({ pid }) => process.send(pid) });`;
  writeFileSync(path.join(directory, 'supervising.ts'), text);
  const supervisor = fork(path.join(directory, 'supervising.ts'));
  const pid = await new Promise<number>((resolve) => supervisor.once('message', (number) => resolve(Number(number))));
  supervisor.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect([written('orphaned')(), written('stopped')()]).toEqual([pid, pid]);
});
