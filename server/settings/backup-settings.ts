import path from 'node:path';
import { OperatorError } from '../process/operator-error.ts';
import { bucketSettings, type BucketSettings } from './bucket-settings.ts';

export interface BackupSettings {
  /** A folder, or a folder of a bucket. */
  to: string | BucketSettings;
  /** Paris time. */
  at: { hour: number; minute: number };
  keep: number;
}

/**
 * Reads `BACKUP_TO`, `BACKUP_AT`, `BACKUP_KEEP` and the keys of a bucket.
 *
 * @param environment where an empty variable counts as absent
 * @returns null without `BACKUP_TO`
 * @throws OperatorError
 */
export function backupSettings(environment: Record<string, string | undefined>): BackupSettings | null {
  const place = environment['BACKUP_TO'] || undefined;
  if (place === undefined) return null;
  if (environment['PUBLIC_SUPABASE_URL']) {
    throw new OperatorError(
      'BACKUP_TO only backs up the embedded database: a hosted project makes backups of its own.',
    );
  }
  const at = environment['BACKUP_AT'] || '04:00';
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (hour === undefined) throw new OperatorError(`BACKUP_AT must be a time such as 04:00, and is "${at}".`);
  const keep = environment['BACKUP_KEEP'] || '14';
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new OperatorError(`BACKUP_KEEP must be a number from 1 to 9999, and is "${keep}".`);
  return { to: readPlace(place, environment), at: { hour: Number(hour), minute: Number(minute) }, keep: Number(keep) };
}

function readPlace(place: string, environment: Record<string, string | undefined>): string | BucketSettings {
  if (place.startsWith('s3://')) return bucketSettings('BACKUP_TO', place, environment);
  if (/^[a-z\d]+:\/\//i.test(place)) {
    throw new OperatorError('BACKUP_TO must be a folder, or a bucket such as s3://bucket/prefix.');
  }
  return path.resolve(place);
}
