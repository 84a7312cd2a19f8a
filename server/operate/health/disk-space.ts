import { statfs } from 'node:fs/promises';

/** Bytes of a disk, without the blocks that are reserved for root. */
export interface DiskSpace {
  free: number;
  size: number;
}

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bfree, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: (blocks - bfree + bavail) * bsize };
}
