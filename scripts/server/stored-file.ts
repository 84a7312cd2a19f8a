import type { Stats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';

/** Files up to this many bytes are read whole. */
const LARGEST_KEPT = 1024 * 1024;
/** What a path that leads to no file is told with. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

export interface StoredFile {
  size: number;
  modified: Date;
  /** Null for a large file. */
  bytes: Buffer | null;
}

/** @throws the system's error for a path that cannot be looked at */
export async function isFile(file: string): Promise<boolean> {
  return (await nullWhenAbsent(stat(file)))?.isFile() ?? false;
}

/**
 * Reads a file. Its size and its bytes are those of one opened file, which nothing overwrites.
 *
 * @returns null when there is none
 * @throws the system's error for a file that cannot be read
 */
export async function readStored(file: string): Promise<StoredFile | null> {
  const opened = await openStored(file);
  if (!opened) return null;
  const { handle, stats } = opened;
  try {
    const bytes = stats.size > LARGEST_KEPT ? null : await handle.readFile();
    return { size: bytes?.length ?? stats.size, modified: stats.mtime, bytes };
  } finally {
    await handle.close();
  }
}

/**
 * Opens a file; the caller closes it.
 *
 * @returns null when there is none
 * @throws the system's error for a file that cannot be opened
 */
export async function openStored(file: string): Promise<{ handle: FileHandle; stats: Stats } | null> {
  const handle = await nullWhenAbsent(open(file));
  if (!handle) return null;
  try {
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, stats };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

async function nullWhenAbsent<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
