import { expect, it } from 'vitest';
import type { TreeChange } from '../trees/tree-record.ts';
import { compressRest } from './compress-rest.ts';

const FILES = Array.from({ length: 200 }, (_, index) => `${index}.html`);

/** Trees whose files lack their compressed forms. */
function treesWith(files: readonly string[]) {
  const left = new Set(files);
  /** Files that the other tree lacks. */
  let lag = 0;
  return {
    left,
    lag: () => lag,
    async catchUp() {
      lag = 0;
    },
    online: () => ({ directory: '/site', codeKey: 'code', files: new Map() }),
    uncompressed: () => [...left],
    async compress(some: readonly string[]): Promise<TreeChange> {
      for (const file of some) left.delete(file);
      lag += some.length;
      return { written: new Map(some.map((file) => [file, { key: '', size: 1, compressedSize: 1 }])), removed: [] };
    },
  };
}

it('compresses everything that is left, a few files at a time, and tells of each', async () => {
  const trees = treesWith(FILES);
  const told: string[][] = [];
  await compressRest(
    trees,
    async (directory, { written }) => {
      expect(directory).toBe('/site');
      told.push([...written.keys()]);
    },
    new AbortController().signal,
  );
  expect(trees.left.size).toBe(0);
  expect(told.flat()).toEqual(FILES);
  expect(told.length).toBeGreaterThan(3);
});

it('leaves the rest for later when a publication comes', async () => {
  const trees = treesWith(FILES);
  const publication = new AbortController();
  await compressRest(trees, async () => publication.abort(), publication.signal);
  expect(trees.left.size).toBeGreaterThan(100);
  await compressRest(trees, async () => undefined, new AbortController().signal);
  expect(trees.left.size).toBe(0);
});

it('leaves the next publication little to catch up with, whenever it comes', async () => {
  const trees = treesWith(FILES);
  const publication = new AbortController();
  await compressRest(trees, async () => void (trees.left.size < 100 && publication.abort()), publication.signal);
  expect(trees.left.size).toBeLessThan(100);
  expect(trees.lag()).toBeLessThan(20);
  await compressRest(trees, async () => undefined, new AbortController().signal);
  expect(trees.lag()).toBe(0);
});

it('has nothing to do where there is no site yet', async () => {
  const trees = { ...treesWith(FILES), online: () => null };
  await compressRest(trees, async () => undefined, new AbortController().signal);
  expect(trees.left.size).toBe(200);
});
