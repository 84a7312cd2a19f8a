import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './manifest.ts';

type MakeBackupFile = (file: string) => Promise<Manifest>;

export interface BackupStore {
  /** Returns the place of a backup, as messages to the operator name it. */
  placeOf(name: string): string;
  /** Makes a backup in the store, completely or not at all. */
  add(name: string, make: MakeBackupFile): Promise<Manifest>;
  /** Lists the names of all files in the store, not only of backups. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const UNFINISHED = '.unfinished';
const NAME = /^coquelicot-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Names a scheduled backup by its time, so that names sort by time. */
export function backupName(moment: Date): string {
  return `coquelicot-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

export function backupFolder(folder: string): BackupStore {
  return {
    placeOf: (name) => path.join(folder, name),
    async add(name, make) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const other of await readdir(folder)) {
        // A killed backup leaves such a file.
        const isUnfinished = other.endsWith(UNFINISHED) && isBackupName(other.slice(0, -UNFINISHED.length));
        if (isUnfinished) await rm(path.join(folder, other), { force: true });
      }
      return make(path.join(folder, name));
    },
    names: () => readdir(folder),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}
