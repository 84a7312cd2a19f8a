import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupSettings } from './backup-settings.ts';

describe('backupSettings', () => {
  it('returns null without BACKUP_TO', () => {
    expect(backupSettings({})).toBeNull();
    expect(backupSettings({ BACKUP_TO: '', BACKUP_KEEP: '3' })).toBeNull();
  });

  it('plans a backup at 4:00 and keeps 14 by default', () => {
    expect(backupSettings({ BACKUP_TO: 'backups', BACKUP_AT: '', BACKUP_KEEP: '' })).toEqual({
      to: path.resolve('backups'),
      at: { hour: 4, minute: 0 },
      keep: 14,
    });
  });

  it('reads the folder, the time and the number of backups to keep', () => {
    expect(backupSettings({ BACKUP_TO: '/backups', BACKUP_AT: '23:59', BACKUP_KEEP: '3' })).toEqual({
      to: '/backups',
      at: { hour: 23, minute: 59 },
      keep: 3,
    });
  });

  it('reads a bucket with its prefix, region and keys', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(backupSettings({ BACKUP_TO: 's3://bucket/a?region=fr-par', ...keys })?.to).toMatchObject({
      variable: 'BACKUP_TO',
      bucket: 'bucket',
      prefix: 'a/',
      region: 'fr-par',
      accessKeyId: 'key',
    });
  });

  it.each([
    [{ BACKUP_TO: 'ftp://host' }, 'BACKUP_TO must be a folder, or a bucket'],
    [{ BACKUP_TO: 's3://bucket' }, 'BACKUP_TO names a bucket: set AWS_ACCESS_KEY_ID too.'],
    [{ BACKUP_TO: 's3://A' }, 'BACKUP_TO must be an address such as s3:'],
    [{ PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' }, 'a hosted project makes backups of its own'],
    [{ BACKUP_AT: '24:00' }, 'BACKUP_AT must be a time'],
    [{ BACKUP_AT: '4' }, 'BACKUP_AT must be a time'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number'],
    [{ BACKUP_KEEP: '-1' }, 'BACKUP_KEEP must be a number'],
  ])('refuses %o', (environment, sentence) => {
    expect(() => backupSettings({ BACKUP_TO: '/backups', ...environment })).toThrow(sentence);
  });
});
