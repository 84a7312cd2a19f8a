import { batchesOf, forEach } from '../../../src/core/for-each.ts';
import { threadPool, type ThreadPool } from '../threads/thread-pool.ts';
import type { FileSizes } from '../trees/tree-record.ts';
import { articlesShownBy, type RenderFailure, type WantedFile } from './render-files.ts';
import type { TextsOf } from '../../../src/build/texts-ahead.ts';

/** What threads render, and where to. */
export interface ThreadedRendering {
  /** The bundle that each thread loads. */
  bundleDirectory: string;
  /** The tree's root. */
  directory: string;
  /** Whether the tree was empty when it was opened. */
  isNew: boolean;
  files: readonly WantedFile[];
}

/** A part of it, for a thread that has loaded the bundle. */
export interface RenderRequest extends Omit<ThreadedRendering, 'bundleDirectory'> {
  /** The texts that the files show, by article. */
  texts: readonly (readonly [string, string])[];
}

export interface RenderAnswer {
  written: [file: string, sizes: FileSizes][];
  failures: RenderFailure[];
  /** Files whose page in the tree is not as it should be: they are to be rendered. */
  notUpdated: string[];
}

const FILES_PER_REQUEST = 20;
/** One that is worked on, and some that wait: no thread is idle while texts are read, or keys computed. */
const REQUESTS_PER_THREAD = 4;

export interface RenderThreads {
  /** Starts the threads while what they will render is still being read: each takes a second. */
  prepare(bundleDirectory: string): void;
  /**
   * Renders many files, on all cores, into a tree; their compressed forms are left for later.
   *
   * @param textsOf gives the texts of articles
   * @param onWritten hears of each file that was written, and its sizes
   * @returns the files that could not be rendered, and those that could not be updated
   * @throws when a file cannot be written, a text not be read, or a thread ends by itself
   */
  render(
    rendering: ThreadedRendering,
    textsOf: TextsOf,
    onWritten: (file: string, sizes: FileSizes) => void,
  ): Promise<Pick<RenderAnswer, 'failures' | 'notUpdated'>>;
}

/** Threads that render, with one bundle at a time. */
export function renderThreads(): RenderThreads {
  let bundle: { directory: string; pool: ThreadPool<RenderRequest, RenderAnswer> } | null = null;

  function poolFor(directory: string): ThreadPool<RenderRequest, RenderAnswer> {
    if (bundle?.directory !== directory) {
      bundle?.pool.end();
      bundle = { directory, pool: threadPool(new URL('./render-thread.ts', import.meta.url), directory) };
    }
    return bundle.pool;
  }

  return {
    prepare: (bundleDirectory) => poolFor(bundleDirectory).prepare(),
    async render({ bundleDirectory, files, ...tree }, textsOf, onWritten) {
      const failures: RenderFailure[] = [];
      const notUpdated: string[] = [];
      const batches = batchesOf(files, FILES_PER_REQUEST);
      await poolFor(bundleDirectory).use((threads) =>
        forEach(batches, threads.size * REQUESTS_PER_THREAD, async (batch) => {
          const texts = [...(await textsOf(articlesShownBy(batch)))];
          const answer = await threads.ask({ ...tree, files: batch, texts });
          for (const [file, sizes] of answer.written) onWritten(file, sizes);
          failures.push(...answer.failures);
          notUpdated.push(...answer.notUpdated);
        }),
      );
      return { failures, notUpdated };
    },
  };
}
