import type { SiteTrees } from '../trees/site-trees.ts';
import type { TreeChange } from '../trees/tree-record.ts';

/** Files that visitors are told of at once. */
const FILES_AT_ONCE = 16;

/**
 * Makes the compressed forms that a publication has left for later. Visitors are given the files as they are, or compressed
 * when they ask, until theirs are there.
 *
 * @param onShown hears of each change that visitors see from now on
 * @param signal when a publication waits: what is left is done after it
 */
export async function compressRest(
  trees: Pick<SiteTrees, 'catchUp' | 'compress' | 'online' | 'uncompressed'>,
  onShown: (directory: string, change: TreeChange) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const files = trees.uncompressed();
  const directory = trees.online()?.directory;
  for (let done = 0; directory !== undefined && done < files.length && !signal.aborted; done += FILES_AT_ONCE) {
    await onShown(directory, await trees.compress(files.slice(done, done + FILES_AT_ONCE), signal));
    // What the other tree lacks, the next publication would wait for.
    if (!signal.aborted) await trees.catchUp(signal);
  }
}
