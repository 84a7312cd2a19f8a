import type { TreeFiles } from './tree-record.ts';

/** What one tree lacks to have what another one has, as paths: no file is both written and removed. */
export interface TreeLag {
  written: Set<string>;
  removed: Set<string>;
}

/** @param before the files of the tree that lacks something @param after those of the other one */
export function lagBetween(before: TreeFiles, after: TreeFiles): TreeLag {
  const written = [...after].filter(([file, { key, size, compressedSize }]) => {
    const former = before.get(file);
    return former?.key !== key || former.size !== size || former.compressedSize !== compressedSize;
  });
  return {
    written: new Set(written.map(([file]) => file)),
    removed: new Set([...before.keys()].filter((file) => !after.has(file))),
  };
}

/** Adds what has changed in the other tree since. */
export function addToLag(lag: TreeLag, written: Iterable<string>, removed: Iterable<string>): void {
  for (const file of written) {
    lag.removed.delete(file);
    lag.written.add(file);
  }
  for (const file of removed) {
    lag.written.delete(file);
    lag.removed.add(file);
  }
}
