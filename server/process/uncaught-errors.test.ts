import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { surviveUncaughtErrors } from './uncaught-errors.ts';

const MODULE = path.join(import.meta.dirname, 'uncaught-errors.ts');

describe('an uncaught error', () => {
  it.each([
    ['thrown in a callback', "setImmediate(() => { throw new Error('in a socket'); });"],
    ['rejected', "void Promise.reject(new Error('in a socket'));"],
  ])('%s leaves the process running', (_case, code) => {
    const script = `
      const { surviveUncaughtErrors } = await import(${JSON.stringify(MODULE)});
      surviveUncaughtErrors(process, (message) => console.log(message));
      ${code}
      setTimeout(() => console.log('still here'), 50);`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Uncaught error: in a socket \(at .+\)\. The process goes on\.\nstill here\n$/);
  });

  it('is reported only once when the log can no longer be written', async () => {
    const script = `
      const { surviveUncaughtErrors } = await import(${JSON.stringify(MODULE)});
      let count = 0;
      surviveUncaughtErrors(process, (message) => {
        count += 1;
        console.error(message);
      });
      process.once('message', () => {
        console.error('before');
        setTimeout(() => { throw new Error('in a socket'); }, 50);
        setTimeout(() => process.send(count, () => process.exit()), 300);
      });
      process.send('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    await once(child, 'message');
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.send('begin');
    expect(await once(child, 'message')).toEqual([1, undefined]);
  });

  it.each([
    [new Error('two\nlines'), /^Uncaught error: two \(at .+\)\. The process goes on\.$/],
    ['a text', /^Uncaught error: a text/],
    [undefined, /^Uncaught error: undefined/],
  ])('is reported on one line: %s', (error, line) => {
    const source = new EventEmitter();
    const lines: string[] = [];
    surviveUncaughtErrors(source, (message) => lines.push(message));
    source.emit('uncaughtException', error);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });
});
