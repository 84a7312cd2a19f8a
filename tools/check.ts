import { spawn } from 'node:child_process';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';

/**
 * Commands of the checks, the longest first. TypeScript 7 is several times faster, but offers tools no interface yet:
 * Astro files are checked by TypeScript 6.
 */
const STEPS = {
  lint: 'eslint --config .config/eslint.config.js --max-warnings 0 --cache --cache-strategy content --cache-location node_modules/.cache/eslint .',
  types:
    'node node_modules/typescript-native/bin/tsc --noEmit --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.json',
  'astro-types': 'astro check --tsconfig .config/tsconfig.astro.json',
  'database-types': 'node tools/types.ts --check',
  unused: 'knip --config .config/knip.jsonc',
  format: 'prettier --check --cache .',
  functions:
    'deno check --quiet --node-modules-dir=manual --config supabase/functions/increment-article-metrics/deno.json supabase/functions/*/index.ts',
  seed: 'node tools/seed.ts --check',
};

/** `npm run check`: runs all or the named checks, one for each processor, and shows each output at its end. */
const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  exitWith(
    new OperatorError(`There is no check ${unknown.join(', ')}. The checks are ${Object.keys(STEPS).join(', ')}.`),
  );
}
const waiting = Object.entries(STEPS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
await Promise.all(Array.from({ length: Math.max(2, os.availableParallelism()) }, runInTurn));

async function runInTurn(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, command] = step;
    const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
    const ended = new Promise<boolean>((resolve) => {
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });
    const [output, errors, isDone] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    console.log(`${isDone ? '✓' : '✗'} ${name}`);
    if (!isDone) {
      console.log(output + errors);
      process.exitCode = 1;
    }
  }
}
