const NAME = /^coquelicot-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Names a scheduled backup after its moment: names sort as the moments do. */
export function backupName(moment: Date): string {
  return `coquelicot-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

/** Whether a file is a scheduled backup, by its name. */
export function isBackupName(name: string): boolean {
  return NAME.test(name);
}
