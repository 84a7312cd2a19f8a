import path from 'node:path';
import { describeBackup } from '../backup/manifest.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { progressBar } from '../backup/progress-bar.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { readSettings } from '../settings/settings.ts';

/** `npm run backup -- FILE`: writes the data of a copy, running or not, into one file. */
async function run([file, ...others]: string[]): Promise<void> {
  if (file === undefined || others.length > 0) {
    throw new OperatorError('Name the file to write: npm run backup -- FILE, for instance coquelicot.tar.gz');
  }
  const settings = readSettings(process.env);
  if (settings.hosted) {
    throw new OperatorError('The database is a hosted project, which makes backups of its own: see docs/operate.md.');
  }
  const bar = progressBar('Backup');
  const manifest = await makeBackup(settings.dataDirectory, path.resolve(file), bar.show).finally(bar.end);
  console.log(`${file} holds ${describeBackup(manifest)}.`);
}

await run(process.argv.slice(2)).catch(exitWith);
