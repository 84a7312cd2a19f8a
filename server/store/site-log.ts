import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A file that the site has. */
export interface SiteFile {
  /** Changes when the bytes should: empty where the file is to be made again. */
  key: string;
  /** SHA-256 of the bytes in base64url: the name of their object. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** A file that a path had until it was dropped or got another one. */
interface RetiredFile {
  path: string;
  hash: string;
  size: number;
  /** When it was, in milliseconds since 1970. */
  at: number;
}

/** Hashes become paths on the disk. */
const Hash = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const Path = v.pipe(v.string(), v.minLength(1));

const LogLine = v.object({
  put: v.array(v.tuple([Path, v.string(), Hash, v.number()])),
  drop: v.array(Path),
  /** Present in the first line of a log that was written anew. */
  retired: v.optional(v.array(v.tuple([Path, Hash, v.number(), v.number()]))),
  build: v.nullable(v.string()),
  code: v.nullable(v.string()),
  at: v.number(),
});

/** The paths that one publication changes. */
export type LogLine = v.InferOutput<typeof LogLine>;

/** Milliseconds that the bytes of a retired file are kept. */
export const RETIRED_KEPT = 24 * 60 * 60_000;

/** The site as its log tells it: a map from path to file. */
export interface SiteMap {
  files: Map<string, SiteFile>;
  retired: RetiredFile[];
  build: string | null;
  code: string | null;
  /** How many changes of paths the log holds. */
  changeCount: number;
}

/** Returns where the objects of a site are. @param directory of the site */
export const objectsOf = (directory: string): string => path.join(directory, 'objects');
/** Returns where the log of a site is. @param directory of the site */
export const logOf = (directory: string): string => path.join(directory, 'site.log');

/** Whether a folder holds a published site. */
export function hasSite(directory: string): boolean {
  return readSiteMap(directory).files.has('index.html');
}

/** Reads a site as its log tells it; an empty one where there is no log. */
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

/** Returns the map of an empty log. */
export function emptySiteMap(): SiteMap {
  return { files: new Map(), retired: [], build: null, code: null, changeCount: 0 };
}

/** Changes `map` as the line says. */
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

/** Forgets retired files whose time is over. @param now milliseconds since 1970 */
export function forgetRetired(map: SiteMap, now: number): void {
  map.retired = map.retired.filter(({ at }) => now - at < RETIRED_KEPT);
}

/** Returns the one line that says all that the map holds. */
export function wholeLine({ files, retired, build, code }: SiteMap, at: number): LogLine {
  return {
    put: Array.from(files, ([path, { key, hash, size }]) => [path, key, hash, size]),
    drop: [],
    retired: retired.map((file) => [file.path, file.hash, file.size, file.at]),
    ...{ build, code, at },
  };
}

/** Returns the bytes of a line. */
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
