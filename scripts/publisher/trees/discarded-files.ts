import { existsSync, renameSync, unlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, statfs, unlink } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { forEach } from '../../../src/core/for-each.ts';

/** Fewer files are deleted at once. */
const LEAST_DISCARDED = 500;
/** For each file of the site, so many may wait. */
const MOST_PER_FILE = 8;
/** Files wait only while this share of the disk is free. */
const LEAST_FREE = 0.2;
/** The trees of former code, once it is replaced: there are two at most. More are deleted at once. */
const MOST_TREES = 2;
const TREE_PREFIX = 'tree-';
const FILES_AT_ONCE = 16;

/**
 * Where files wait to be deleted that no tree has any more. Where tens of thousands have just been deleted, ext4 takes ten times as long to make
 * others for five minutes; and to move a tree takes no time, while to delete it takes seconds.
 */
export interface DiscardedFiles {
  /**
   * Makes a folder that files are moved to.
   *
   * @param count how many are to come
   * @param siteFiles how many files the site has
   * @returns null where they are to be deleted at once: they are few, too many wait already, or the disk is nearly full
   */
  folderFor(count: number, siteFiles: number): Promise<string | null>;
  /** Moves a tree there, if there is one. */
  takeTree(directory: string): Promise<void>;
  /** Deletes all that waits. @param signal once it is aborted, the rest is left for later */
  delete(signal?: AbortSignal): Promise<void>;
}

/**
 * @param directory where they wait, on the disk of the trees
 * @param freeShareOf tells which share of the disk of a folder is free, from 0 to 1
 */
export function discardedFiles(directory: string, freeShareOf = freeShareOfDisk): DiscardedFiles {
  let waiting = 0;

  async function newFolder(prefix: string): Promise<string> {
    await mkdir(directory, { recursive: true });
    return mkdtemp(path.join(directory, prefix));
  }

  return {
    async folderFor(count, siteFiles) {
      if (count < LEAST_DISCARDED || waiting + count > MOST_PER_FILE * siteFiles) return null;
      if ((await freeShareOf(path.dirname(directory))) < LEAST_FREE) return null;
      waiting += count;
      return newFolder('files-');
    },
    async takeTree(tree) {
      if (!existsSync(tree)) return;
      const folder = await newFolder(TREE_PREFIX);
      const trees = (await readdir(directory)).filter((name) => name.startsWith(TREE_PREFIX));
      if (trees.length > MOST_TREES) await rm(tree, { recursive: true });
      else renameSync(tree, path.join(folder, 'tree'));
    },
    async delete(signal) {
      if (!existsSync(directory)) return;
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      await forEach(
        entries.filter((entry) => !entry.isDirectory()),
        FILES_AT_ONCE,
        async ({ parentPath, name }) => {
          if (!signal?.aborted) await unlink(path.join(parentPath, name));
        },
      );
      if (signal?.aborted) return;
      await rm(directory, { recursive: true, force: true });
      waiting = 0;
    },
  };
}

/**
 * Of its blocks, as `df` tells it: what is reserved is neither free nor in use. Or of its inodes, where it has a fixed number of
 * them and less is free. None where the file system does not tell.
 */
async function freeShareOfDisk(folder: string): Promise<number> {
  try {
    const { blocks, bfree, bavail, files, ffree } = await statfs(folder);
    return Math.min(bavail / (blocks - bfree + bavail), files > 0 ? ffree / files : 1) || 0;
  } catch {
    return 0;
  }
}

let moved = 0;

/** Takes a file out of its tree. @param folder where it is to wait; null: it is deleted now */
export function discard(file: string, folder: string | null): void {
  if (folder === null) unlinkSync(file);
  // Threads share the folder.
  else renameSync(file, path.join(folder, `${threadId}-${++moved}`));
}
