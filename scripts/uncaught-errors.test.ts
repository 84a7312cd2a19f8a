import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { surviveUncaughtErrors } from './uncaught-errors.ts';

const MODULE = path.join(import.meta.dirname, 'uncaught-errors.ts');

describe('an error that nothing has caught', () => {
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
    expect(stdout).toMatch(/^An error that nothing has caught: in a socket \(at .+\)\. Going on\.\nstill here\n$/);
  });

  it.each([
    [new Error('two\nlines'), /^An error that nothing has caught: two \(at .+\)\. Going on\.$/],
    ['a text', /^An error that nothing has caught: a text/],
    [undefined, /^An error that nothing has caught: undefined/],
  ])('is told on one line: %s', (error, line) => {
    const source = new EventEmitter();
    const lines: string[] = [];
    surviveUncaughtErrors(source, (message) => lines.push(message));
    source.emit('uncaughtException', error);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });
});
