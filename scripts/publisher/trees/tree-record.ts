import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';

/** What a file takes on the disk, in bytes. */
export interface FileSizes {
  size: number;
  /** Bytes of its compressed forms together; null while they are still to be made. */
  compressedSize: number | null;
}

/** A file of a tree. */
export interface TreeFile extends FileSizes {
  /** Changes when its bytes should. */
  key: string;
}

/** Files by their paths from the tree's root. */
export type TreeFiles = Map<string, TreeFile>;

/** A line says what a file is, or by its path alone that it is gone; the first line names the code that rendered it all. */
const Line = v.union([
  v.object({ code: v.string() }),
  v.strictTuple([v.string()]),
  v.strictTuple([v.string(), v.string(), v.number(), v.nullable(v.number())]),
]);

/** What is recorded of a tree: the code that rendered it, and its files. */
export interface TreeRecord {
  codeKey: string;
  files: TreeFiles;
}

/** A change of a tree: its files that are new or changed, and those that are gone. */
export interface TreeChange {
  written: ReadonlyMap<string, TreeFile>;
  removed: readonly string[];
}

const LINES_AT_ONCE = 2000;

/** Lines that say nothing any more are left until they are as many as the files. */
const LEAST_LINES_TO_COMPACT = 1000;

/**
 * Reads the record of a tree; a long history is written anew.
 * @returns null where there is none that can be read
 */
export async function readTreeRecord(path: string): Promise<TreeRecord | null> {
  try {
    const files: TreeFiles = new Map();
    let codeKey: string | null = null;
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
    for (const text of lines) {
      const line = parseLine(text);
      if (line === null) continue;
      if ('code' in line) codeKey = line.code;
      else if (line.length === 1) files.delete(line[0]);
      else files.set(line[0], { key: line[1], size: line[2], compressedSize: line[3] });
    }
    if (codeKey === null) return null;
    const record = { codeKey, files };
    if (lines.length > LEAST_LINES_TO_COMPACT && lines.length > 2 * files.size) {
      // A long record is as good as a short one.
      await writeTreeRecord(path, record).catch(() => undefined);
    }
    return record;
  } catch {
    return null;
  }
}

/**
 * @returns null for a line that was cut: who wrote it was told, or ended, and does it again
 * @throws for what is no line
 */
function parseLine(text: string): v.InferOutput<typeof Line> | null {
  try {
    return v.parse(Line, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError && text.startsWith('[')) return null;
    throw error;
  }
}

/** Writes the record of a tree anew: whole, or not at all. */
export async function writeTreeRecord(path: string, { codeKey, files }: TreeRecord): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify({ code: codeKey })}\n`);
  for (const lines of linesOf({ written: files, removed: [] })) await appendFile(`${path}.new`, lines);
  await rename(`${path}.new`, path);
}

/** Adds a change to the record of a tree, in time that follows the change alone. */
export async function appendToTreeRecord(path: string, change: TreeChange): Promise<void> {
  // Apart from a line that was cut: by a full disk, or the end of the process.
  for (const lines of linesOf(change)) await appendFile(path, `\n${lines}`);
}

/** The lines of a change, many at a time: as one text they would take much memory. */
function* linesOf({ written, removed }: TreeChange): Generator<string> {
  let text = '';
  let count = 0;
  for (const line of lineValues()) {
    text += `${JSON.stringify(line)}\n`;
    count += 1;
    if (count % LINES_AT_ONCE !== 0) continue;
    yield text;
    text = '';
  }
  yield text;

  function* lineValues(): Generator<unknown[]> {
    for (const file of removed) yield [file];
    for (const [file, { key, size, compressedSize }] of written) yield [file, key, size, compressedSize];
  }
}

/** What is known of a file, with its path; empty where nothing is. */
export function entryOf(files: TreeFiles, file: string): [string, TreeFile][] {
  const entry = files.get(file);
  return entry ? [[file, entry]] : [];
}
