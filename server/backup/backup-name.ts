const NAME = /^coquelicot-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Names a scheduled backup by its time, so that names sort by time. */
export function backupName(moment: Date): string {
  return `coquelicot-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}
