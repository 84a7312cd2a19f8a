import { spawn } from 'node:child_process';
import os from 'node:os';
import { text } from 'node:stream/consumers';

/** The scripts of package.json that check the sources, the longest first. */
const STEPS = ['typecheck', 'lint', 'types:check', 'format:check', 'typecheck:functions', 'seed:check'];

/** `npm run check`: runs them side by side, one for each processor, and shows what each says once it has ended. */
const waiting = [...STEPS];
await Promise.all(Array.from({ length: Math.max(2, os.availableParallelism()) }, runInTurn));

async function runInTurn(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const child = spawn('npm', ['run', '--silent', step], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const ended = new Promise<boolean>((resolve) => {
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });
    const [output, errors, isDone] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    console.log(`${isDone ? '✓' : '✗'} ${step}`);
    if (!isDone) {
      console.log(output + errors);
      process.exitCode = 1;
    }
  }
}
