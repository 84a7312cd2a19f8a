import type { ChildProcess } from 'node:child_process';

/** True once a process has exited, was ended by a signal, or could not be started. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** Resolves with the exit code, or with null when a signal ends the process. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

/** Collects the error output; the function returns its last part. */
export function collectErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  return () => text.trim();
}
