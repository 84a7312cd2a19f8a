import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEach } from '../../../src/core/for-each.ts';
import { discardedFiles } from './discarded-files.ts';
import { linkFiles } from './linked-files.ts';
import { onlineLink, type TreeName } from './online-link.ts';
import { treeToShow, type OpenTree } from './open-tree.ts';
import { forgetOldest, retire } from './retired-files.ts';
import { sizesOnDisk, treeWriter } from './tree-files.ts';
import { addToLag, lagBetween, type TreeLag } from './tree-lag.ts';
import {
  appendToTreeRecord,
  entryOf,
  readTreeRecord,
  writeTreeRecord,
  type TreeChange,
  type TreeFile,
  type TreeFiles,
} from './tree-record.ts';

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

export interface SiteTrees {
  /** Where files that are gone stay for pages that are open. */
  readonly retired: string;
  online(): OnlineTree | null;
  /**
   * Opens the tree that visitors do not see: it first takes what the other one has. It is shown as a whole, from one instant to
   * the next. A tree that was left open is given up.
   *
   * @param areFormsLeft whether compressed forms are left for later
   */
  open(areFormsLeft?: boolean): Promise<OpenTree>;
  /**
   * Prepares a change of a few files in the tree that visitors see, which waits for no other: when it is shown, each file takes its
   * place from one instant to the next, in the order in which they were written; what is removed goes last. Never while a tree is open.
   *
   * @throws when no tree is online
   */
  openOnline(): Promise<OpenTree>;
  /**
   * Does now what the next `open` would begin with, in time that nobody waits for. Never while a tree is open.
   * A failure is the next `open`'s to mend.
   *
   * @param signal once it is aborted, what is not begun is left for later
   */
  catchUp(signal?: AbortSignal): Promise<void>;
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
  /** Opens an empty tree, for other code. Compressed forms are left for later: they would hold up a whole site. */
  openEmpty(codeKey: string): Promise<OpenTree>;
  /**
   * The files of the online tree that are gone, or have another size than was recorded, they or their compressed forms, are
   * forgotten. @returns how many
   */
  forgetDamaged(): Promise<number>;
  /**
   * Deletes what has been kept long enough for pages that are open.
   *
   * @param signal once it is aborted, the rest is left for later
   */
  forgetRetired(signal?: AbortSignal): Promise<void>;
  /** Deletes what no tree has any more. @param signal once it is aborted, the rest is left for later */
  deleteDiscarded(signal?: AbortSignal): Promise<void>;
}

/**
 * Keeps the site below `directory`: two trees that share what they have in common, a link to the one that is online, and
 * beside each a record of its files. Whenever the process ends, every file of the tree that the link names is whole.
 *
 * @param isRetired whether pages may still ask for a file once it is gone
 */
export async function siteTrees(directory: string, isRetired: (file: string) => boolean): Promise<SiteTrees> {
  const trees = path.join(directory, 'trees');
  const link = onlineLink(directory);
  const retired = path.join(directory, 'retired');
  /** There while a tree is being changed: what holds it at a start is of no use. */
  const openMark = path.join(directory, 'open');
  /** Where files wait for their places in the tree that is online. */
  const prepared = path.join(trees, 'prepared');
  const treeOf = (name: TreeName) => path.join(trees, name);
  const recordOf = (name: TreeName) => path.join(trees, `${name}.record`);
  const discarded = discardedFiles(path.join(trees, 'discarded'));
  const otherThan = (name: TreeName | null): TreeName => (name === 'a' ? 'b' : 'a');

  await mkdir(trees, { recursive: true });
  let online = await link.read();
  let files: TreeFiles = new Map();
  let codeKey: string | null = null;
  /** What the tree that is not online lacks; null when it has to be made anew. */
  let lag: TreeLag | null = null;
  /** Whether the tree that is online may have files that are not known any more. */
  let hasForgotten = false;

  if (online.name !== null) {
    const record = await readTreeRecord(recordOf(online.name));
    if (record) ({ files, codeKey } = record);
    const other = existsSync(openMark) ? null : await readTreeRecord(recordOf(otherThan(online.name)));
    if (record && other?.codeKey === codeKey) lag = lagBetween(other.files, files);
  }

  /** Takes away the mark of the open tree. One that cannot be removed does no harm. */
  async function tidy(): Promise<void> {
    await rm(openMark, { force: true }).catch(() => undefined);
  }

  async function startOver(name: TreeName, newCodeKey: string): Promise<void> {
    await rm(recordOf(name), { force: true });
    await discarded.takeTree(treeOf(name));
    await mkdir(treeOf(name), { recursive: true });
    await writeTreeRecord(recordOf(name), { codeKey: newCodeKey, files: new Map() });
  }

  /**
   * Brings the tree that is not online to the state of the other one: by what it lacks, or anew where that is not known.
   *
   * @param signal once it is aborted, what is not begun still lacks afterwards
   */
  async function catchUp(name: TreeName, from: string, newCodeKey: string, signal?: AbortSignal): Promise<void> {
    let missing = lag;
    lag = null;
    if (missing === null) {
      await startOver(name, newCodeKey);
      missing = { written: new Set(files.keys()), removed: new Set() };
    }
    const { written, removed } = missing;
    const folder = await discarded.folderFor(written.size + removed.size, files.size);
    const left = await linkFiles(
      { directory: treeOf(name), from, linked: [...written], removed: [...removed], discarded: folder },
      signal,
    );
    const stillMissing = { written: new Set(left.linked), removed: new Set(left.removed) };
    await appendToTreeRecord(recordOf(name), {
      written: new Map([...written.difference(stillMissing.written)].flatMap((file) => entryOf(files, file))),
      removed: [...removed.difference(stillMissing.removed)],
    });
    lag = stillMissing;
  }

  /** The next publication writes it again. The other tree would be given what is damaged here. */
  function forget(file: string): void {
    files.delete(file);
    lag = null;
    hasForgotten = true;
  }

  function record({ written, removed }: TreeChange): void {
    for (const file of removed) files.delete(file);
    for (const [file, entry] of written) files.set(file, entry);
  }

  async function keepForOpenPages(file: string): Promise<void> {
    const from = online.directory;
    if (from !== null && isRetired(file) && files.has(file)) await retire(file, from, retired);
  }

  /** @param isEmpty starts from nothing, rather than from what is online */
  async function openTree(isEmpty: boolean, newCodeKey: string, areFormsLeft: boolean): Promise<OpenTree> {
    const name = otherThan(online.name);
    const from = online.directory;
    const isNew = isEmpty || from === null;
    await writeFile(openMark, '');
    if (!isNew) await catchUp(name, from, newCodeKey);
    // It is changed from now on: what is not shown is given up.
    lag = null;
    if (isNew) await startOver(name, newCodeKey);
    const place = { directory: treeOf(name), isNew, areFormsLeft, keepForOpenPages };
    return treeToShow(place, async (change) => {
      await appendToTreeRecord(recordOf(name), change);
      if (isEmpty) {
        change.removed = [...files.keys()].filter((file) => !change.written.has(file));
        for (const file of change.removed) await keepForOpenPages(file);
      }
      await link.switchTo(name);
      online = { name, directory: treeOf(name) };
      // Not before: what has failed until here is written again.
      if (isEmpty) files = new Map(change.written);
      else record(change);
      codeKey = newCodeKey;
      // What has been forgotten is still in the tree that was online.
      const isUnknown = isEmpty || hasForgotten;
      lag = isUnknown ? null : { written: new Set(change.written.keys()), removed: new Set(change.removed) };
      hasForgotten = false;
      await tidy();
    });
  }

  async function openOnline(): Promise<OpenTree> {
    const { name, directory: root } = online;
    if (name === null || root === null) throw new Error('No tree is online');
    await rm(prepared, { recursive: true, force: true });
    await mkdir(prepared);
    const place = { directory: prepared, isNew: true, areFormsLeft: false, keepForOpenPages };
    return treeToShow(place, async (change) => {
      // Whatever ends this from here on, the next publication writes these files again.
      const gone = change.removed.flatMap((file) => entryOf(files, file));
      const unsure = new Map([...change.written, ...gone].map(([file, entry]) => [file, { ...entry, key: '' }]));
      await appendToTreeRecord(recordOf(name), { written: unsure, removed: [] });
      record({ written: unsure, removed: [] });
      const lagBefore = lag;
      lag = null;
      const writer = treeWriter(root);
      for (const file of change.written.keys()) writer.replace(file, prepared);
      for (const file of change.removed) await writer.remove(file);
      await appendToTreeRecord(recordOf(name), change);
      record(change);
      if (lagBefore) addToLag(lagBefore, change.written.keys(), change.removed);
      lag = lagBefore;
    });
  }

  return {
    retired,
    online: () => (online.directory === null ? null : { directory: online.directory, codeKey, files }),
    open: (areFormsLeft = false) => openTree(false, codeKey ?? '', areFormsLeft),
    openOnline,
    async catchUp(signal) {
      const from = online.directory;
      const hasCaughtUp = lag?.written.size === 0 && lag.removed.size === 0;
      if (signal?.aborted || from === null || codeKey === null || hasCaughtUp) return;
      await writeFile(openMark, '');
      await catchUp(otherThan(online.name), from, codeKey, signal);
      await rm(openMark, { force: true });
    },
    uncompressed: () => [...files].flatMap(([file, { compressedSize }]) => (compressedSize === null ? [file] : [])),
    async compress(some, signal) {
      const { name, directory: root } = online;
      if (name === null || root === null) return { written: new Map(), removed: [] };
      const written = new Map<string, TreeFile>();
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
    openEmpty: (newCodeKey) => openTree(true, newCodeKey, true),
    forgetRetired: (signal) => forgetOldest(retired, signal),
    deleteDiscarded: discarded.delete,
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
