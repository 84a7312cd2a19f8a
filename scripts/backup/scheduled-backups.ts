import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Cron } from 'croner';
import type { BackupSettings } from '../settings/backup-settings.ts';
import { describeBackup } from './describe-backup.ts';
import { makeBackup } from './make-backup.ts';
import { log } from '../operate/log/log.ts';

const NAME = /^coquelicot-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
const UNFINISHED = '.unfinished';

/** A scheduled backup that has ended. */
export interface BackupEvent {
  isMade: boolean;
  at: Date;
}

/** Makes a backup each day, by the clock of Paris. @returns how to end that */
export function scheduleBackups(
  settings: BackupSettings,
  dataDirectory: string,
  ended: (event: BackupEvent) => void,
): () => void {
  const { hour, minute } = settings.at;
  const job = new Cron(`${minute} ${hour} * * *`, { protect: true, timezone: 'Europe/Paris' }, async () => {
    try {
      log.info(await backUp(settings, dataDirectory));
      ended({ isMade: true, at: new Date() });
    } catch (error) {
      log.error({ err: error }, `The scheduled backup to ${settings.folder} failed`);
      ended({ isMade: false, at: new Date() });
    }
  });
  return () => job.stop();
}

/**
 * Makes a backup in the folder, and then removes what is more than is kept there: other files stay. One that fails removes none.
 *
 * @returns what was made, in a sentence
 */
export async function backUp(
  { folder, keep }: Pick<BackupSettings, 'folder' | 'keep'>,
  dataDirectory: string,
  make = makeBackup,
  now = new Date(),
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await remove(folder, (name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)));
  const name = `coquelicot-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
  const manifest = await make(dataDirectory, path.join(folder, name), () => undefined);
  const kept = (await readdir(folder)).filter((other) => NAME.test(other)).toSorted();
  const tooMany = new Set(kept.slice(0, -keep));
  await remove(folder, (other) => tooMany.has(other));
  return `Backup ${path.join(folder, name)} holds ${describeBackup(manifest)}.`;
}

async function remove(folder: string, isToGo: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isToGo)) await rm(path.join(folder, name), { force: true });
}
