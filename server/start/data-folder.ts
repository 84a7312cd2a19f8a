import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import type { Credentials } from '../settings/credentials.ts';
import { OperatorError } from '../process/operator-error.ts';

/** The lock and the secrets of the data folder, or the problem that withholds both. */
export type DataFolder =
  { unlock: () => void; credentials: Credentials; problem: null } | { credentials: null; problem: Error };

export interface DataFolderAccess {
  /** Locks the folder; returns the function that unlocks it. @throws OperatorError when another process has the lock */
  lock(directory: string): Promise<() => void>;
  credentials(directory: string): Credentials;
}

/** Makes the data folder. @returns its real path, the same through all links @throws OperatorError */
export function createDirectory(directory: string): string {
  try {
    mkdirSync(directory, { recursive: true });
    return realpathSync(directory);
  } catch (error) {
    if (isUnwritable(error)) throw startFailure(error, directory);
    throw new OperatorError(`DATA_DIR cannot be a folder at ${directory}: ${(error as Error).message}.`, error);
  }
}

/**
 * Locks the data folder for this process and reads its secrets. A folder that cannot be written, or whose secrets are
 * damaged, may still hold a site to serve: that problem is returned, not thrown.
 *
 * @throws OperatorError when another process uses the folder
 */
export async function takeDataFolder(directory: string, access: DataFolderAccess): Promise<DataFolder> {
  let unlock: () => void;
  try {
    accessSync(directory, constants.W_OK);
    unlock = await access.lock(directory);
  } catch (error) {
    if (isUnwritable(error)) return { credentials: null, problem: startFailure(error, directory) };
    throw error;
  }
  try {
    return { unlock, credentials: access.credentials(directory), problem: null };
  } catch (error) {
    unlock();
    return { credentials: null, problem: startFailure(error, directory) };
  }
}

/** Returns an error that says what to do, or an unforeseen error unchanged. */
export function startFailure(error: unknown, directory: string): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (isFull(code))
    return new OperatorError(`The disk of ${directory} is full: free some space, then start again.`, error);
  if (isReadOnly(code)) {
    return new OperatorError(
      `DATA_DIR cannot be written at ${directory} (${message}): make it writable for this user, or choose another folder.`,
      error,
    );
  }
  return error as Error;
}

function isUnwritable(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return isReadOnly(code) || isFull(code);
}

function isReadOnly(code: string | undefined): boolean {
  return code === 'EROFS' || code === 'EACCES' || code === 'EPERM';
}

function isFull(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}
