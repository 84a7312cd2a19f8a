import { Cron } from 'croner';
import { log } from '../operate/log/log.ts';
import type { BackupSettings } from '../settings/backup-settings.ts';
import { backupFolder, backupName, isBackupName, type BackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { describeBackup } from './manifest.ts';

export interface BackupEvent {
  isMade: boolean;
  at: Date;
}

const ZONE = 'Europe/Paris';

/** Makes a backup each day, by Paris time. @returns a function that ends the schedule */
export function scheduleBackups(
  { to, at, keep }: BackupSettings,
  dataDirectory: string,
  ended: (event: BackupEvent) => void,
  make = makeBackup,
  store: () => Promise<BackupStore> = () => backupStore(to, dataDirectory),
): () => void {
  const job = new Cron(patternOf(at), { protect: true, timezone: ZONE }, async () => {
    const isMade = await store()
      .then((opened) => backUp(opened, keep, (file) => make(dataDirectory, file, () => undefined), new Date()))
      .then(
        (sentence) => {
          log.info(sentence);
          return true;
        },
        (error: unknown) => {
          log.error({ err: error }, 'The scheduled backup failed');
          return false;
        },
      );
    ended({ isMade, at: new Date() });
  });
  return () => job.stop();
}

/** Returns the time of the next backup after a moment. */
export function nextBackup(at: BackupSettings['at'], after: Date): Date | null {
  const job = new Cron(patternOf(at), { paused: true, timezone: ZONE });
  return job.nextRun(after);
}

function patternOf({ hour, minute }: BackupSettings['at']): string {
  return `${minute} ${hour} * * *`;
}

/** Loads the S3 client only for a bucket. */
async function backupStore(to: BackupSettings['to'], dataDirectory: string): Promise<BackupStore> {
  if (typeof to === 'string') return backupFolder(to);
  const { backupBucket } = await import('./backup-bucket.ts');
  return backupBucket(to, dataDirectory);
}

/**
 * Makes a backup, then removes old ones beyond the number to keep; other files stay. A failed backup removes nothing. A
 * backup counts as made even if old ones cannot be removed: a key of a bucket may lack that right on purpose.
 *
 * @returns a sentence about the backup
 */
export async function backUp(
  store: BackupStore,
  keep: number,
  make: Parameters<BackupStore['add']>[1],
  now: Date,
): Promise<string> {
  const name = backupName(now);
  const manifest = await store.add(name, make);
  await removeOld(store, keep).catch((error: unknown) =>
    log.warn({ err: error }, 'The backup was made, but older ones could not be removed: remove them yourself'),
  );
  return `Backup ${store.placeOf(name)} holds ${describeBackup(manifest)}.`;
}

async function removeOld(store: BackupStore, keep: number): Promise<void> {
  const backups = (await store.names()).filter(isBackupName).toSorted();
  for (const old of backups.slice(0, -keep)) await store.remove(old);
}
