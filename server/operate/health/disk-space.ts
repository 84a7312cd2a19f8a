import { statfs } from 'node:fs/promises';

/** The disk of a folder, in bytes, as far as this user may fill it. */
export interface DiskSpace {
  free: number;
  size: number;
}

/** Reads how much of a folder's disk is free. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bfree, blocks, bsize } = await statfs(folder);
  // Blocks that are kept for the administrator of the machine are neither free nor used.
  return { free: bavail * bsize, size: (blocks - bfree + bavail) * bsize };
}
