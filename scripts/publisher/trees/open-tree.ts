import { sizesOnDisk, treeWriter } from './tree-files.ts';
import type { TreeChange, TreeFile } from './tree-record.ts';

/** A tree that is being changed, unseen; or what is prepared to go into the one that visitors see. */
export interface OpenTree {
  /** Where files are written. */
  directory: string;
  /** Whether it was empty when it was opened. */
  isNew: boolean;
  write(file: string, key: string, bytes: Buffer): Promise<void>;
  /** Takes a file from elsewhere on this disk, with its compressed forms. */
  take(file: string, key: string, from: string): Promise<void>;
  /** Records a file that somebody else has written into the tree's directory. */
  recordWritten(file: string, written: TreeFile): void;
  remove(file: string): Promise<void>;
  /** Shows it to visitors. @returns what has changed */
  show(): Promise<TreeChange>;
}

/** Where a change is written. */
export interface ChangePlace extends Pick<OpenTree, 'directory' | 'isNew'> {
  /** Whether compressed forms are left for later, of all that is written. */
  areFormsLeft: boolean;
  /** Called before a file of the site changes or goes. */
  keepForOpenPages(file: string): Promise<void>;
}

/** @param show shows what has been written and removed */
export function treeToShow(
  { directory, isNew, areFormsLeft, keepForOpenPages }: ChangePlace,
  show: (change: TreeChange) => Promise<void>,
): OpenTree {
  const writer = treeWriter(directory, { isNew });
  const written = new Map<string, TreeFile>();
  const removed = new Set<string>();
  return {
    directory,
    isNew,
    async write(file, key, bytes) {
      await keepForOpenPages(file);
      const sizes = areFormsLeft ? writer.writeUncompressed(file, bytes) : await writer.write(file, bytes);
      written.set(file, { key, ...sizes });
      removed.delete(file);
    },
    async take(file, key, source) {
      await writer.link(file, source);
      const sizes = sizesOnDisk(directory, file);
      if (!sizes) throw new Error(`${file} has gone from ${directory}`);
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
      await show(change);
      return change;
    },
  };
}
