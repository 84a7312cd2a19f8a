import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ASTRO = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');

/** Pages are short-lived strings: a larger nursery, and no more threads than cores, spare a build a tenth of its time. */
const YOUNG_GENERATION = '--max-semi-space-size=32';

/** How many lines after its heading a hint of Astro may end. */
const LONGEST_HINT = 6;

/** A build that failed, with the sentence that names the cause. */
export class BuildFailure extends Error {}

/**
 * Builds the whole site into `directory` with `astro build`, in a process of its own.
 * @throws BuildFailure
 */
export async function buildSite(
  directory: string,
  environment: Record<string, string>,
  signal: AbortSignal,
  onStart: (pid: number) => void = () => undefined,
): Promise<void> {
  const child = spawn(process.execPath, [YOUNG_GENERATION, ASTRO, 'build', '--silent', '--outDir', directory], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...environment,
      // Ten thousand of them take minutes: they are drawn once the site is online.
      SOCIAL_PICTURES: 'later',
      ASTRO_TELEMETRY_DISABLED: '1',
      UV_THREADPOOL_SIZE: String(availableParallelism()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  if (child.pid !== undefined) onStart(child.pid);
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BuildFailure(causeOf(output));
}

/** Finds the sentence that names the cause in what a failed build has printed. */
export function causeOf(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at ') && !line.startsWith('╭') && !line.startsWith('╰'));
  if (lines.some((line) => line.includes('ENOSPC'))) return 'The disk is full: free some space, then publish again.';
  const message = lines[lastErrorDetails(lines) - 1];
  if (message) return message;
  return lines.slice(-4).join(' ') || 'The build ended without a word.';
}

/** Where the details of the last error begin: Astro prints its message, then hint, reference, location and stack. */
function lastErrorDetails(lines: string[]): number {
  let start = lines.findLastIndex((line) => line === 'Location:' || line === 'Stack trace:');
  for (const heading of ['Location:', 'Error reference:']) {
    if (lines[start - 2] === heading) start -= 2;
  }
  const hint = lines.lastIndexOf('Hint:', start);
  return hint >= 0 && start - hint <= LONGEST_HINT ? hint : start;
}
