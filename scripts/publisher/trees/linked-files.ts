import { batchesOf, forEach } from '../../../src/core/for-each.ts';
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
  /** Where files that go wait to be deleted; null: they are deleted at once. */
  discarded: string | null;
}

/** Fewer are linked sooner than a thread has started. */
export const LEAST_FILES_FOR_THREADS = 500;
/** A publication that comes meanwhile waits for those that are begun. */
const FILES_PER_REQUEST = 50;
/** One that is worked on, and one that waits. */
const REQUESTS_PER_THREAD = 2;

const threads = threadPool<TreeLinks, null>(new URL('./link-thread.ts', import.meta.url));

/**
 * Links and removes files of a tree: many of them in threads, on all cores, while this one does something else.
 *
 * @param signal once it is aborted, nothing more is begun of many files
 * @returns what is left of them
 * @throws when a file cannot be linked or removed: nothing is changed afterwards
 */
export async function linkFiles(
  { linked, removed, ...trees }: TreeLinks,
  signal?: AbortSignal,
): Promise<Pick<TreeLinks, 'linked' | 'removed'>> {
  if (linked.length + removed.length < LEAST_FILES_FOR_THREADS) {
    await linkAtOnce({ ...trees, linked, removed });
    return { linked: [], removed: [] };
  }
  const requests = [
    ...batchesOf(removed, FILES_PER_REQUEST).map((batch) => ({ ...trees, linked: [], removed: batch })),
    ...batchesOf(linked, FILES_PER_REQUEST).map((batch) => ({ ...trees, linked: batch, removed: [] })),
  ];
  const left: TreeLinks[] = [];
  await threads.use(({ size, ask }) =>
    forEach(requests, REQUESTS_PER_THREAD * size, async (request) => {
      if (signal?.aborted) left.push(request);
      else await ask(request);
    }),
  );
  return { linked: left.flatMap((request) => request.linked), removed: left.flatMap((request) => request.removed) };
}

/** The same, in this thread. */
export async function linkAtOnce({ directory, from, linked, removed, discarded }: TreeLinks): Promise<void> {
  const writer = treeWriter(directory, { discarded });
  for (const file of removed) await writer.remove(file);
  for (const file of linked) await writer.link(file, from);
}
