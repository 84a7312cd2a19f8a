import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ASTRO = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');

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
  const child = spawn(process.execPath, [ASTRO, 'build', '--outDir', directory], {
    cwd: ROOT,
    env: { ...process.env, ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
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
  // Astro prints an error's message, then where it was thrown.
  const place = lines.findLastIndex((line) => line === 'Location:' || line === 'Stack trace:');
  const message = lines[place - 1];
  if (message) return message;
  const full = lines.findLast((line) => line.includes('ENOSPC'));
  if (full) return 'The disk is full: free some space, then publish again.';
  return lines.slice(-4).join(' ') || 'The build ended without a word.';
}
