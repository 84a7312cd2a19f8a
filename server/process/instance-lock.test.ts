import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataDirectory } from './instance-lock.ts';
import { OperatorError } from './operator-error.ts';

let root: string;
let directory: string;
let unlocks: (() => void)[];

beforeEach(() => {
  root = mkdtempSync('/tmp/lock-test-');
  directory = path.join(root, 'data');
  mkdirSync(directory);
  vi.stubEnv('TMPDIR', root);
  unlocks = [];
});
afterEach(() => {
  for (const unlock of unlocks) unlock();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

async function lock(folder = directory): Promise<() => void> {
  const unlock = await lockDataDirectory(folder);
  unlocks.push(unlock);
  return unlock;
}

const sockets = () => readdirSync(directory).filter((name) => name.endsWith('.sock'));

/** Takes the lock in another process, then kills that process. */
async function lockAndDie(): Promise<void> {
  const file = JSON.stringify(path.join(import.meta.dirname, 'instance-lock.ts'));
  const program = `const { lockDataDirectory } = await import(${file});
    await lockDataDirectory(${JSON.stringify(directory)});
    setInterval(() => undefined, 1000);
    console.log('locked');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(lockDataDirectory(directory)).rejects.toThrow(OperatorError);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe.runIf(os.platform() !== 'win32')('lockDataDirectory', () => {
  it('refuses a second lock on a folder, and states what to do', async () => {
    await lock();
    await expect(lock()).rejects.toThrow(
      new OperatorError(
        `Coquelicot already runs on the data in ${directory}. Stop it first, or choose other data with DATA_DIR.`,
      ),
    );
  });

  it('refuses a second lock under another path or a symbolic link of the folder', async () => {
    await lock();
    const alias = path.join(root, 'alias');
    symlinkSync(directory, alias);
    await expect(lock(alias)).rejects.toThrow(OperatorError);
    await expect(lock(path.join(directory, '..', 'data'))).rejects.toThrow(OperatorError);
  });

  it('leaves other folders free', async () => {
    await lock();
    const other = path.join(root, 'other');
    mkdirSync(other);
    await expect(lock(other)).resolves.toBeTypeOf('function');
  });

  it('frees the folder when unlocked', async () => {
    const unlock = await lock();
    unlock();
    expect(sockets()).toEqual([]);
    await expect(lock()).resolves.toBeTypeOf('function');
  });

  it('still holds after twenty refused attempts', async () => {
    await lock();
    const refusals = await Promise.allSettled(Array.from({ length: 20 }, () => lock()));
    expect(refusals.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(lock()).rejects.toThrow(OperatorError);
  });

  it('takes over the socket that a killed process has left', async () => {
    await lockAndDie();
    expect(sockets()).toHaveLength(1);
    await lock();
    await expect(lock()).rejects.toThrow(OperatorError);
  });

  it('succeeds for only one of eight attempts that find the socket of a killed process', async () => {
    await lockAndDie();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lock()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(lock()).rejects.toThrow(OperatorError);
  });

  it.each([
    ['made long ago', new Date(0)],
    ['made by a clock that has been set back since', new Date(Date.now() + 3_600_000)],
  ])('ignores the mark of a start that was killed while it took the lock, %s', async (_when, instant) => {
    const mark = path.join(directory, 'lock.sock.taking');
    mkdirSync(mark);
    utimesSync(mark, instant, instant);
    await lock();
    expect(existsSync(mark)).toBe(false);
  });

  it('holds for every value of TMPDIR', async () => {
    await lock();
    for (const folder of [os.tmpdir(), path.join(root, 'elsewhere')]) {
      vi.stubEnv('TMPDIR', folder);
      await expect(lock()).rejects.toThrow(OperatorError);
    }
  });

  it.runIf(os.platform() === 'linux')(
    'works in a folder whose path is longer than the path of a socket may be',
    async () => {
      const long = path.join(root, 'x'.repeat(120), 'y'.repeat(120));
      mkdirSync(long, { recursive: true });
      const unlock = await lock(long);
      await expect(lock(long)).rejects.toThrow(OperatorError);
      unlock();
      expect(readdirSync(long)).toEqual([]);
      await lock(long);
    },
  );

  it('throws when the folder is missing, and does not create one', async () => {
    await expect(lock(path.join(root, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(existsSync(path.join(root, 'nowhere'))).toBe(false);
  });
});
