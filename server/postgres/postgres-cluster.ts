import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { collectErrors, exitOf } from '../process/child-process.ts';
import { OperatorError } from '../process/operator-error.ts';
import { spawnAs, type ServerAccount } from './postgres-account.ts';

const SMALLEST_FREE_SPACE = 64 * 1024 * 1024;

export function hasCluster(directory: string): boolean {
  return existsSync(path.join(directory, 'PG_VERSION'));
}

/** Makes a folder unless it exists. @throws OperatorError when its disk has less than 64 MB free */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < SMALLEST_FREE_SPACE) {
    throw new OperatorError(`Less than 64 MB are free on the disk of ${folder}. Free some space and start again.`);
  }
}

/** Lets the server's account reach its cluster in the data folder, whose other files only root may read. */
export function openFolder(folder: string): void {
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
}

/** Creates a cluster. @throws OperatorError when the folder holds other files, or with the output of a failed initdb */
export async function createCluster(
  initdb: string,
  directory: string,
  password: string,
  account: ServerAccount,
): Promise<void> {
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new OperatorError(
      `${directory} holds files, but no database of PostgreSQL: move them elsewhere, or choose another DATA_DIR.`,
    );
  }
  // The cluster is made beside its place and then renamed: a killed start leaves nothing that looks like a cluster.
  const unfinished = `${directory}.unfinished`;
  rmSync(directory, { recursive: true, force: true });
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = path.join(directory, '..', 'postgres-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(unfinished, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    const child = spawnAs(account, initdb, [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ]);
    const errors = collectErrors(child);
    const outcome = await exitOf(child).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    if (outcome !== 0) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new OperatorError(
        `PostgreSQL could not create its data in ${directory} (initdb: ${outcome ?? 'killed'}) ${errors()}`.trim(),
      );
    }
    renameSync(unfinished, directory);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
