import { statfs } from 'node:fs/promises';

/** Bytes that this user may fill. */
export interface DiskSpace {
  free: number;
  size: number;
}

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bfree, blocks, bsize } = await statfs(folder);
  // Blocks that are reserved for root count neither as free nor as used.
  return { free: bavail * bsize, size: (blocks - bfree + bavail) * bsize };
}
