import { spawn } from 'node:child_process';
import { OperatorError } from '../../process/operator-error.ts';

const LONGEST_OUTPUT = 4_000;

interface ProcessSettings {
  /** The folder that it runs in; this process's own unless given. */
  directory?: string;
  /** Besides that of this process. */
  environment?: Record<string, string>;
  onStart?: (pid: number) => void;
}

/** Runs a command to its end. @throws OperatorError with the end of what it printed when it fails */
export async function runProcess(
  command: string,
  parameters: string[],
  { directory, environment, onStart }: ProcessSettings,
): Promise<void> {
  const env = { ...process.env, ...environment };
  const child = spawn(command, parameters, { cwd: directory, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LONGEST_OUTPUT);
    });
  }
  const end = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (child.pid !== undefined) onStart?.(child.pid);
  const status = await end;
  if (status !== 0) throw new OperatorError(`${command} ended with ${status ?? 'a signal'}: ${output.trim()}`);
}
