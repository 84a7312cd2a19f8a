import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

export interface SiteFile {
  /** Hash of everything that the file shows; empty when the file must be made again. */
  key: string;
  /** SHA-256 of the bytes in base64url; names their object. */
  hash: string;
  size: number;
}

/** A former file of a path, which was dropped or replaced. */
interface RetiredFile {
  path: string;
  hash: string;
  size: number;
  /** Instant of its retirement, in milliseconds since 1970. */
  at: number;
}

/** Hash of an object. Its form is checked, because hashes become paths on the disk. */
const Hash = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const Path = v.pipe(v.string(), v.minLength(1));

const LogLine = v.object({
  put: v.array(v.tuple([Path, v.string(), Hash, v.number()])),
  drop: v.array(Path),
  /** Present in the first line of a rewritten log. */
  retired: v.optional(v.array(v.tuple([Path, Hash, v.number(), v.number()]))),
  build: v.nullable(v.string()),
  code: v.nullable(v.string()),
  at: v.number(),
});

export type LogLine = v.InferOutput<typeof LogLine>;

/** Milliseconds until the bytes of a retired file may be deleted. */
export const RETIREMENT = 24 * 60 * 60_000;

/** The state of the site after all lines of its log. */
export interface SiteMap {
  files: Map<string, SiteFile>;
  retired: RetiredFile[];
  build: string | null;
  code: string | null;
  /** Number of paths that all lines of the log put or drop. */
  changeCount: number;
}

export const objectsOf = (directory: string): string => path.join(directory, 'objects');
export const logOf = (directory: string): string => path.join(directory, 'site.log');

export function hasSite(directory: string): boolean {
  return readSiteMap(directory).files.has('index.html');
}

/** Reads the log of a site; without a log, the site is empty. */
export function readSiteMap(directory: string): SiteMap {
  const map = emptySiteMap();
  for (const line of readLines(readLog(directory)).lines) applyLine(map, line);
  return map;
}

function readLog(directory: string): Buffer {
  try {
    return readFileSync(logOf(directory));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

export function emptySiteMap(): SiteMap {
  return { files: new Map(), retired: [], build: null, code: null, changeCount: 0 };
}

export function applyLine(map: SiteMap, { put, drop, retired = [], build, code, at }: LogLine): void {
  const retire = (path: string, hash?: string) => {
    const former = map.files.get(path);
    if (former && former.hash !== hash) map.retired.push({ path, hash: former.hash, size: former.size, at });
  };
  for (const [path, hash, size, since] of retired) map.retired.push({ path, hash, size, at: since });
  for (const [path, key, hash, size] of put) {
    retire(path, hash);
    map.files.set(path, { key, hash, size });
  }
  for (const path of drop) {
    retire(path);
    map.files.delete(path);
  }
  map.build = build;
  map.code = code;
  map.changeCount += put.length + drop.length;
}

/** Drops retired files whose bytes may be deleted. @param now milliseconds since 1970 */
export function forgetRetired(map: SiteMap, now: number): void {
  map.retired = map.retired.filter(({ at }) => now - at < RETIREMENT);
}

/** Returns one line that gives the same site as the whole log. */
export function lineOfSite({ files, retired, build, code }: SiteMap, at: number): LogLine {
  return {
    put: Array.from(files, ([path, { key, hash, size }]) => [path, key, hash, size]),
    drop: [],
    retired: retired.map((file) => [file.path, file.hash, file.size, file.at]),
    build,
    code,
    at,
  };
}

export function lineBytes(line: LogLine): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

/**
 * Reads the whole lines of a log.
 *
 * @returns the lines up to the first that is damaged or torn, and the number of bytes that they take
 */
export function readLines(bytes: Buffer): { lines: LogLine[]; length: number } {
  const lines: LogLine[] = [];
  let length = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', length)) {
    const line = parseLine(bytes.toString('utf8', length, end));
    if (line === null) break;
    lines.push(line);
    length = end + 1;
  }
  return { lines, length };
}

function parseLine(text: string): LogLine | null {
  try {
    return v.parse(LogLine, JSON.parse(text));
  } catch {
    return null;
  }
}
