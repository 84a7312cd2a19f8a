import {
  closeSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { hasObject, putObject, readObject, removeObject, removeOtherObjects, type StoredObject } from './objects.ts';
import {
  applyLine,
  emptySiteMap,
  forgetRetired,
  lineBytes,
  logOf,
  objectsOf,
  readLines,
  lineOfSite,
  type LogLine,
  type SiteFile,
} from './site-log.ts';

/** A change of the site, which visitors see as a whole. */
interface SiteChange {
  put: ReadonlyMap<string, SiteFile>;
  drop: readonly string[];
  /** Id of the publication that makes the change; by default the last one. */
  build?: string;
  /** Key of the code that has rendered the site; by default the last one. */
  code?: string;
}

/** The site on the disk. Only one process at a time writes it; other processes read its log and its objects. */
export interface SiteStore {
  readonly objects: string;
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Id of the last publication that has changed the site; null for an empty site. */
  readonly build: string | null;
  /** Key of the code that has rendered the site; null for an empty site. */
  readonly code: string | null;
  put(bytes: Buffer): StoredObject;
  /** Reads the bytes of a file; null when they are gone or damaged. */
  read(file: Pick<SiteFile, 'hash'>): Promise<Buffer | null>;
  /**
   * Commits a change whose objects are stored. Once it returns, the change survives a crash of the process. After a crash of
   * the machine, files whose bytes are missing are made again.
   */
  commit(change: SiteChange): void;
  /**
   * Deletes the bytes of damaged files, so that the next publication makes these files again. Leaves files alone whose
   * bytes are good, because a publication may have made them again since the damage was seen.
   */
  markDamaged(paths: readonly string[]): Promise<void>;
  /** Deletes objects that no path has had for a day. Never call it while a publication runs. */
  sweep(): Promise<void>;
}

/** The log is rewritten when it holds more than this many changes for each file of the site. */
const LONGEST_LOG = 10;
const FILES_BETWEEN_PAUSES = 500;

/**
 * Opens the site of a folder, or makes an empty one. Cuts off a torn or damaged end of the log. Marks files stale whose
 * object is gone or has another size.
 *
 * @param now returns milliseconds since 1970
 */
export async function openStore(directory: string, now: () => number = Date.now): Promise<SiteStore> {
  const objects = objectsOf(directory);
  mkdirSync(objects, { recursive: true });
  const map = emptySiteMap();
  let log = openSync(logOf(directory), 'a+');
  const bytes = readFileSync(log);
  const { lines, length } = readLines(bytes);
  let logLength = length;
  if (logLength < bytes.length) ftruncateSync(log, logLength);
  for (const line of lines) applyLine(map, line);
  forgetRetired(map, now());

  /** Appends a line. A line that does not fit on the disk leaves the log unchanged. */
  function append(line: LogLine): void {
    const encoded = lineBytes(line);
    try {
      writeWhole(log, encoded);
      fdatasyncSync(log);
    } catch (error) {
      ftruncateSync(log, logLength);
      throw error;
    }
    logLength += encoded.length;
    applyLine(map, line);
  }

  function rewriteLog(): void {
    const encoded = lineBytes(lineOfSite(map, now()));
    const unfinished = `${logOf(directory)}.new`;
    rmSync(unfinished, { force: true });
    // The new log stays open when its file is renamed: opening it again could fail.
    const newLog = openSync(unfinished, 'a');
    try {
      writeWhole(newLog, encoded);
      fdatasyncSync(newLog);
      renameSync(unfinished, logOf(directory));
    } catch (error) {
      closeSync(newLog);
      // On a full disk, the unfinished file would take up the missing space.
      rmSync(unfinished, { force: true });
      throw error;
    }
    closeSync(log);
    log = newLog;
    logLength = encoded.length;
    map.changeCount = map.files.size;
  }

  function change(
    put: ReadonlyMap<string, SiteFile>,
    drop: readonly string[],
    build: string | null,
    code: string | null,
  ) {
    const entries = Array.from(
      put,
      ([file, { key, hash, size }]) => [file, key, hash, size] satisfies LogLine['put'][0],
    );
    append({ put: entries, drop: [...drop], build, code, at: now() });
    if (map.changeCount > LONGEST_LOG * Math.max(map.files.size, 1)) {
      forgetRetired(map, now());
      // A failure does no harm: the long log is complete too. The next attempt comes when as many changes have followed as led to this one.
      try {
        rewriteLog();
      } catch {
        map.changeCount = map.files.size;
      }
    }
  }

  /** Deletes objects, and marks all files stale that have one of them. */
  function markStale(hashes: ReadonlySet<string>): void {
    const stale = new Map<string, SiteFile>();
    for (const hash of hashes) removeObject(objects, hash);
    for (const [file, stored] of map.files) if (hashes.has(stored.hash)) stale.set(file, { ...stored, key: '' });
    if (stale.size > 0) change(stale, [], map.build, map.code);
  }

  const incomplete = new Set<string>();
  let checkedCount = 0;
  for (const stored of map.files.values()) {
    if (!hasObject(objects, stored)) incomplete.add(stored.hash);
    if (++checkedCount % FILES_BETWEEN_PAUSES === 0) await setImmediate();
  }
  markStale(incomplete);

  return {
    objects,
    files: map.files,
    get build() {
      return map.build;
    },
    get code() {
      return map.code;
    },
    put: (content) => putObject(objects, content),
    read: ({ hash }) => readObject(objects, hash),
    commit: ({ put, drop, build = map.build, code = map.code }) => change(put, drop, build, code),
    async markDamaged(paths) {
      const damaged = new Set<string>();
      for (const file of paths) {
        const stored = map.files.get(file);
        if (stored && (await readObject(objects, stored.hash)) === null) damaged.add(stored.hash);
      }
      markStale(damaged);
    },
    async sweep() {
      forgetRetired(map, now());
      const wanted = [...map.files.values(), ...map.retired].map(({ hash }) => hash);
      await removeOtherObjects(objects, new Set(wanted));
    },
  };
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
}
