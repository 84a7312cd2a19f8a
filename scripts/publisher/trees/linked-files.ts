import { batchesOf, forEach } from '../for-each.ts';
import { threadPool } from '../threads/thread-pool.ts';
import { treeWriter } from './tree-files.ts';

/** How a tree is brought to the state of another one. */
export interface TreeLinks {
  /** The tree that is changed. */
  directory: string;
  /** Where files are taken from. */
  from: string;
  linked: readonly string[];
  removed: readonly string[];
}

/** Fewer are linked sooner than a thread has started. */
export const LEAST_FILES_FOR_THREADS = 500;
const FILES_PER_REQUEST = 250;
/** One that is worked on, and one that waits. */
const REQUESTS_PER_THREAD = 2;

const threads = threadPool<TreeLinks, null>(new URL('./link-thread.ts', import.meta.url));

/**
 * Links and removes files of a tree: many of them in threads, on all cores, while this one does something else.
 *
 * @throws when a file cannot be linked or removed: nothing is changed afterwards
 */
export async function linkFiles({ directory, from, linked, removed }: TreeLinks): Promise<void> {
  if (linked.length + removed.length < LEAST_FILES_FOR_THREADS) {
    return linkAtOnce({ directory, from, linked, removed });
  }
  const requests = [
    ...batchesOf(removed, FILES_PER_REQUEST).map((batch) => ({ directory, from, linked: [], removed: batch })),
    ...batchesOf(linked, FILES_PER_REQUEST).map((batch) => ({ directory, from, linked: batch, removed: [] })),
  ];
  await threads.use(({ size, ask }) =>
    forEach(requests, REQUESTS_PER_THREAD * size, async (request) => {
      await ask(request);
    }),
  );
}

/** The same, in this thread. */
export async function linkAtOnce({ directory, from, linked, removed }: TreeLinks): Promise<void> {
  const writer = treeWriter(directory);
  for (const file of removed) await writer.remove(file);
  for (const file of linked) await writer.link(file, from);
}
