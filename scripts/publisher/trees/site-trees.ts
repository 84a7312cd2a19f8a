import { existsSync } from 'node:fs';
import { mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEach } from '../for-each.ts';
import { linkFiles } from './linked-files.ts';
import { forgetOldest, retire } from './retired-files.ts';
import { sizesOnDisk, treeWriter } from './tree-files.ts';
import {
  appendToTreeRecord,
  readTreeRecord,
  writeTreeRecord,
  type TreeChange,
  type TreeFile,
  type TreeFiles,
} from './tree-record.ts';

/** Two trees take turns: visitors see one while the other is changed. */
const NAMES = ['a', 'b'] as const;
type Name = (typeof NAMES)[number];

/** The system's threads that compress are about as many. */
const COMPRESSED_AT_ONCE = 4;

/** The site that visitors see. */
export interface OnlineTree {
  directory: string;
  /** The code that rendered it; null when that is not known. */
  codeKey: string | null;
  /** What is known of its files; empty for the site of a version that kept no such record. */
  files: ReadonlyMap<string, TreeFile>;
}

/** A tree that is being changed, unseen. */
export interface OpenTree {
  directory: string;
  /** Whether it was empty when it was opened. */
  isNew: boolean;
  write(file: string, key: string, bytes: Buffer): Promise<void>;
  /** Takes a file from elsewhere on this disk, with its compressed forms. */
  take(file: string, key: string, from: string): Promise<void>;
  /** Records a file that somebody else has written into the tree's directory. */
  recordWritten(file: string, written: TreeFile): void;
  remove(file: string): Promise<void>;
  /** Shows the tree to visitors, from one instant to the next. @returns what has changed */
  show(): Promise<TreeChange>;
}

export interface SiteTrees {
  /** Where files that are gone stay for pages that are open. */
  readonly retired: string;
  online(): OnlineTree | null;
  /** Opens the tree that visitors do not see: it first takes what the other one has. A tree that was left open is given up. */
  open(): Promise<OpenTree>;
  /**
   * Does now what the next `open` would begin with, in time that nobody waits for. Never while a tree is open.
   * A failure is the next `open`'s to mend.
   */
  catchUp(): Promise<void>;
  /** The files of the online tree whose compressed forms are still to be made. */
  uncompressed(): string[];
  /**
   * Makes the compressed forms of files of the online tree, each there from one instant to the next. Never while a tree is
   * open. A file that has gone from the disk is forgotten.
   *
   * @param signal no further file is begun once it is aborted
   * @returns what has changed
   */
  compress(files: readonly string[], signal?: AbortSignal): Promise<TreeChange>;
  /** Opens an empty tree, for other code. */
  openEmpty(codeKey: string): Promise<OpenTree>;
  /**
   * The files of the online tree that are gone, or have another size than was recorded, they or their compressed forms, are
   * forgotten. @returns how many
   */
  forgetDamaged(): Promise<number>;
  /** Deletes what has been kept long enough for pages that are open. */
  forgetRetired(): Promise<void>;
}

/**
 * Keeps the site below `directory`: two trees that share what they have in common, a link to the one that is online, and
 * beside each a record of its files. Whenever the process ends, the tree that the link names is whole.
 *
 * @param isRetired whether pages may still ask for a file once it is gone
 */
export async function siteTrees(directory: string, isRetired: (file: string) => boolean): Promise<SiteTrees> {
  const trees = path.join(directory, 'trees');
  const link = path.join(directory, 'current');
  const retired = path.join(directory, 'retired');
  /** There while a tree is being changed: what holds it at a start is of no use. */
  const openMark = path.join(directory, 'open');
  const treeOf = (name: Name) => path.join(trees, name);
  const recordOf = (name: Name) => path.join(trees, `${name}.record`);
  const otherThan = (name: Name | null): Name => (name === 'a' ? 'b' : 'a');

  await mkdir(trees, { recursive: true });
  let online = await readOnline();
  let files: TreeFiles = new Map();
  let codeKey: string | null = null;
  /** What the tree that is not online lacks; null when it has to be made anew. */
  let lag: { written: Set<string>; removed: Set<string> } | null = null;

  if (online.name !== null) {
    const record = await readTreeRecord(recordOf(online.name));
    if (record) ({ files, codeKey } = record);
    const other = existsSync(openMark) ? null : await readTreeRecord(recordOf(otherThan(online.name)));
    if (record && other?.codeKey === codeKey) lag = difference(other.files, files);
  }

  async function readOnline(): Promise<{ name: Name | null; directory: string | null }> {
    try {
      const target = await readlink(link);
      const name = NAMES.find((known) => target === path.join('trees', known)) ?? null;
      const found = path.join(directory, target);
      return existsSync(path.join(found, 'index.html')) ? { name, directory: found } : { name: null, directory: null };
    } catch {
      return { name: null, directory: null };
    }
  }

  async function switchTo(name: Name): Promise<void> {
    await rm(`${link}.new`, { force: true });
    await symlink(path.join('trees', name), `${link}.new`);
    await rename(`${link}.new`, link);
    online = { name, directory: treeOf(name) };
  }

  /** Takes away the mark of the open tree, and the sites of former versions. What cannot be removed does no harm. */
  async function tidy(): Promise<void> {
    const leftovers = [openMark, path.join(directory, 'releases')];
    await Promise.all(leftovers.map((place) => rm(place, { recursive: true, force: true }).catch(() => undefined)));
  }

  async function startOver(name: Name): Promise<void> {
    await rm(recordOf(name), { force: true });
    await rm(treeOf(name), { recursive: true, force: true });
    await mkdir(treeOf(name), { recursive: true });
  }

  /** Brings the tree that is not online to the state of the other one: by what it lacks, or anew where that is not known. */
  async function catchUp(name: Name, from: string, newCodeKey: string): Promise<void> {
    const missing = lag;
    lag = null;
    if (missing === null) await startOver(name);
    await linkFiles({
      directory: treeOf(name),
      from,
      linked: [...(missing?.written ?? files.keys())],
      removed: [...(missing?.removed ?? [])],
    });
    if (missing === null) return writeTreeRecord(recordOf(name), { codeKey: newCodeKey, files });
    await appendToTreeRecord(recordOf(name), {
      written: new Map([...missing.written].flatMap((file) => entryOf(files, file))),
      removed: [...missing.removed],
    });
  }

  /** The next publication writes it again. The other tree would be given what is damaged here. */
  function forget(file: string): void {
    files.delete(file);
    lag = null;
  }

  /** @param isEmpty starts from nothing, rather than from what is online */
  async function openTree(isEmpty: boolean, newCodeKey: string): Promise<OpenTree> {
    const name = otherThan(online.name);
    const root = treeOf(name);
    const from = online.directory;
    const isNew = isEmpty || from === null;
    const writer = treeWriter(root, { isNew });
    await writeFile(openMark, '');
    if (isNew) {
      lag = null;
      await startOver(name);
      await writeTreeRecord(recordOf(name), { codeKey: newCodeKey, files: new Map() });
    } else await catchUp(name, from, newCodeKey);
    const written = new Map<string, TreeFile>();
    const removed = new Set<string>();

    async function keepForOpenPages(file: string): Promise<void> {
      if (from !== null && isRetired(file) && files.has(file)) await retire(file, from, retired);
    }

    return {
      directory: root,
      isNew,
      async write(file, key, bytes) {
        await keepForOpenPages(file);
        written.set(file, { key, ...(await writer.write(file, bytes)) });
        removed.delete(file);
      },
      async take(file, key, source) {
        await writer.link(file, source);
        const sizes = sizesOnDisk(root, file);
        if (!sizes) throw new Error(`${file} has gone from ${root}`);
        written.set(file, { key, ...sizes });
      },
      recordWritten(file, entry) {
        written.set(file, entry);
      },
      async remove(file) {
        await keepForOpenPages(file);
        await writer.remove(file);
        removed.add(file);
        written.delete(file);
      },
      async show() {
        const change = { written, removed: [...removed] };
        await appendToTreeRecord(recordOf(name), change);
        if (isEmpty) {
          change.removed = [...files.keys()].filter((file) => !written.has(file));
          for (const file of change.removed) await keepForOpenPages(file);
        }
        await switchTo(name);
        // Not before: what has failed until here is written again.
        if (isEmpty) files = new Map(written);
        else {
          for (const file of removed) files.delete(file);
          for (const [file, entry] of written) files.set(file, entry);
        }
        codeKey = newCodeKey;
        lag = isEmpty ? null : { written: new Set(written.keys()), removed: new Set(removed) };
        await tidy();
        return change;
      },
    };
  }

  return {
    retired,
    online: () => (online.directory === null ? null : { directory: online.directory, codeKey, files }),
    open: () => openTree(false, codeKey ?? ''),
    async catchUp() {
      const from = online.directory;
      if (from === null || codeKey === null || (lag && lag.written.size + lag.removed.size === 0)) return;
      await writeFile(openMark, '');
      await catchUp(otherThan(online.name), from, codeKey);
      lag = { written: new Set(), removed: new Set() };
      await rm(openMark, { force: true });
    },
    uncompressed: () => [...files].flatMap(([file, { compressedSize }]) => (compressedSize === null ? [file] : [])),
    async compress(some, signal) {
      const { name, directory: root } = online;
      const written = new Map<string, TreeFile>();
      if (name === null || root === null) return { written, removed: [] };
      const writer = treeWriter(root);
      await forEach(some, COMPRESSED_AT_ONCE, async (file) => {
        const known = files.get(file);
        if (!known || signal?.aborted) return;
        const sizes = await writer.compress(file).catch(noneOfMissing);
        if (sizes) written.set(file, { ...known, ...sizes });
        else forget(file);
      });
      await appendToTreeRecord(recordOf(name), { written, removed: [] });
      for (const [file, entry] of written) {
        files.set(file, entry);
        lag?.written.add(file);
      }
      return { written, removed: [] };
    },
    openEmpty: (newCodeKey) => openTree(true, newCodeKey),
    forgetRetired: () => forgetOldest(retired),
    async forgetDamaged() {
      const root = online.directory;
      if (root === null) return 0;
      let damaged = 0;
      for (const [file, { size, compressedSize }] of files) {
        const found = sizesOnDisk(root, file);
        if (found?.size === size && (compressedSize ?? found.compressedSize) === found.compressedSize) continue;
        forget(file);
        damaged += 1;
      }
      return damaged;
    },
  };
}

/** @throws any error but that a file is gone */
function noneOfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function entryOf(files: TreeFiles, file: string): [string, TreeFile][] {
  const entry = files.get(file);
  return entry ? [[file, entry]] : [];
}

function difference(before: TreeFiles, after: TreeFiles): { written: Set<string>; removed: Set<string> } {
  const written = [...after].filter(([file, { key, size, compressedSize }]) => {
    const former = before.get(file);
    return former?.key !== key || former.size !== size || former.compressedSize !== compressedSize;
  });
  return {
    written: new Set(written.map(([file]) => file)),
    removed: new Set([...before.keys()].filter((file) => !after.has(file))),
  };
}
