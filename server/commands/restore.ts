import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeBackup } from '../backup/manifest.ts';
import { progressBar } from '../backup/progress-bar.ts';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE =
  'Name the backup: DATA_DIR=FOLDER npm run restore -- FILE; --check only reads the file and restores nothing.';

/** `npm run restore -- FILE`: makes a data folder from a backup; with `--check`, only reads it. */
async function run(): Promise<void> {
  const { file, isCheck } = readArguments();
  if (isCheck) {
    const bar = progressBar('Check');
    const manifest = await checkBackup(path.resolve(file), bar.show).finally(bar.end);
    console.log(`${file} is complete: it holds ${describeBackup(manifest)}.`);
    return;
  }
  const { dataDirectory } = readSettings(process.env);
  const bar = progressBar('Restore');
  const manifest = await restoreBackup(path.resolve(file), dataDirectory, bar.show).finally(bar.end);
  console.log(
    `${path.resolve(dataDirectory)} holds ${describeBackup(manifest)}. npm start publishes it; everybody signs in again.`,
  );
}

function readArguments(): { file: string; isCheck: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('Only one file can be restored');
    return { file, isCheck: values.check ?? false };
  } catch (error) {
    throw new OperatorError(USAGE, error);
  }
}

await run().catch(exitWith);
