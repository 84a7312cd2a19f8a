import { fork } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { SMALL_HEAP } from '../process/small-heap.ts';
import { BuildFailure, reportExit, type BuildErrorReport } from './build-failure.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD_PROCESS = path.join(import.meta.dirname, 'build-process.ts');

/** Characters of a build's output that are kept, to explain an end without a report. */
const LONGEST_OUTPUT = 20_000;

/**
 * Builds the whole site with Astro, in a process of its own.
 *
 * @param site the folder to make; its parent folder belongs to this build alone
 * @throws BuildFailure, or the AbortError of `signal`
 */
export async function buildSite(
  site: string,
  environment: Record<string, string>,
  signal: AbortSignal,
  onStart: (pid: number) => void = () => undefined,
): Promise<void> {
  const workspace = path.dirname(site);
  await mkdir(workspace, { recursive: true });
  await linkPackages(workspace);
  const child = fork(BUILD_PROCESS, [site], {
    // Astro stages pages below the working folder: it must lie on the file system that they are moved to.
    cwd: workspace,
    execArgv: SMALL_HEAP,
    env: {
      ...process.env,
      ...environment,
      // The parent's mode is not passed on: another mode gives the files other names.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      // A build runs once: caching its compiled code would not pay.
      NODE_DISABLE_COMPILE_CACHE: '1',
      UV_THREADPOOL_SIZE: String(availableParallelism()),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
  });
  const end = new Promise<{ code: number | null; killer: string | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killer) => resolve({ code, killer }));
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LONGEST_OUTPUT);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  let report: BuildErrorReport | null = null;
  child.on('message', (message) => {
    report = message as BuildErrorReport;
  });
  if (child.pid !== undefined) onStart(child.pid);
  const { code, killer } = await end;
  if (code !== 0) throw new BuildFailure(report ?? reportExit(code, killer, output));
}

/** Lets staged pages import packages as if they lay in the checkout. */
async function linkPackages(workspace: string): Promise<void> {
  try {
    await symlink(path.join(ROOT, 'node_modules'), path.join(workspace, 'node_modules'), 'junction');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
