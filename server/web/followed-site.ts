import { open, type FileHandle } from 'node:fs/promises';
import type { StoredObject } from '../store/objects.ts';
import { applyLine, emptySiteMap, logOf, objectsOf, readLines, type SiteMap } from '../store/site-log.ts';
import { isHashedAddress } from '../http/site-address.ts';

export interface SiteFiles {
  /** Finds a file; a hashed file also for an hour after it is gone, for pages opened earlier. */
  find(file: string): StoredObject | null;
  readonly objects: string;
}

export interface FollowedSite extends SiteFiles {
  isEmpty(): boolean;
  /** Reads the new lines of the log. Visitors see them all at once. */
  refresh(): Promise<void>;
}

/** Milliseconds for which a hashed file is served after it is gone. */
const HASHED_KEPT = 60 * 60_000;

/** Reads the log of a site, and its new lines at each `refresh`. @param now returns milliseconds since 1970 */
export async function followSite(directory: string, now: () => number = Date.now): Promise<FollowedSite> {
  let map = emptySiteMap();
  let inode = -1;
  let length = 0;
  let gone = new Map<string, StoredObject & { at: number }>();
  let reading = Promise.resolve();

  async function read(log: FileHandle): Promise<void> {
    const { ino, size } = await log.stat();
    const isSame = ino === inode && size >= length;
    // A rewritten log may have the inode number of a former one.
    if (!isSame || !(await readFrom(log, length, size, map))) {
      const anew = emptySiteMap();
      await readFrom(log, 0, size, anew);
      map = anew;
    }
    inode = ino;
    map.retired = map.retired.filter(({ path, at }) => isHashedAddress(`/${path}`) && now() - at < HASHED_KEPT);
    gone = new Map(map.retired.map((file) => [file.path, file]));
  }

  /** Applies the lines to `into`. @returns false when the rest of the log is not whole lines */
  async function readFrom(log: FileHandle, start: number, end: number, into: SiteMap): Promise<boolean> {
    const bytes = Buffer.alloc(end - start);
    const { bytesRead } = await log.read(bytes, 0, bytes.length, start);
    const { lines, length: whole } = readLines(bytes.subarray(0, bytesRead));
    for (const line of lines) applyLine(into, line);
    length = start + whole;
    return whole === bytesRead;
  }

  async function refresh(): Promise<void> {
    const log = await open(logOf(directory)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    await (log && read(log).finally(() => log.close()));
  }

  const site: FollowedSite = {
    objects: objectsOf(directory),
    find(file) {
      const found = map.files.get(file);
      if (found) return found;
      const former = gone.get(file);
      return former && now() - former.at < HASHED_KEPT ? former : null;
    },
    isEmpty: () => map.files.size === 0,
    refresh() {
      const next = reading.then(refresh);
      reading = next.catch(() => undefined);
      return next;
    },
  };
  await site.refresh();
  return site;
}
