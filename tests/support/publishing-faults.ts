import fs, { appendFileSync, existsSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * Loaded into the process that publishes before all else: records what it does in `events`, in the folder named by
 * PUBLISHING_FAULTS, and does there what files ask for. `kill` kills it when it would tell of a switch; `stray` has it throw an
 * error that nothing catches.
 */
const folder = process.env['PUBLISHING_FAULTS'] ?? '';

function note(event: string): void {
  appendFileSync(path.join(folder, 'events'), `${event}\n`);
}

/** Whether something is asked for, once. */
function take(name: string): boolean {
  const file = path.join(folder, name);
  const isAsked = existsSync(file);
  rmSync(file, { force: true });
  return isAsked;
}

if (process.argv[1]?.endsWith('site-process.ts')) {
  note('start');
  process.on('message', (message: { kind: string }) => note(message.kind));
  const send = process.send?.bind(process) as (...given: unknown[]) => boolean;
  process.send = (...call: unknown[]) => {
    const { kind } = call[0] as { kind: string };
    if (kind === 'shown') {
      if (take('kill')) process.kill(process.pid, 'SIGKILL');
      note(kind);
    }
    return send(...call);
  };
  const { writeFile } = fs.promises;
  Object.assign(fs.promises, {
    async writeFile(...call: Parameters<typeof writeFile>) {
      // The mark of a tree that is about to be changed.
      if (path.basename(String(call[0])) === 'open') note('open');
      await writeFile(...call);
    },
  });
  syncBuiltinESMExports();
  setInterval(() => {
    if (take('stray')) throw new Error('A stray error');
  }, 20).unref();
}
