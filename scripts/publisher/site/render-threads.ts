import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { forEach } from '../for-each.ts';
import type { FileSizes } from '../trees/tree-record.ts';
import { articlesShownBy, type RenderFailure, type WantedFile } from './render-files.ts';
import type { TextsOf } from './texts-ahead.ts';

/** What threads render, and where to. */
export interface ThreadedRendering {
  /** The bundle that each thread loads. */
  bundleDirectory: string;
  /** The tree's root. */
  directory: string;
  files: readonly WantedFile[];
  /** Whether compressed forms are made too, or left for later. */
  isCompressed: boolean;
}

/** A part of it, for a thread that has loaded the bundle. */
export interface RenderRequest extends Omit<ThreadedRendering, 'bundleDirectory'> {
  id: number;
  /** The texts that the files show, by article. */
  texts: readonly (readonly [string, string])[];
}

export interface RenderAnswer {
  id: number;
  written: [file: string, sizes: FileSizes][];
  failures: RenderFailure[];
  /** Files whose page in the tree is not as it should be: they are to be rendered. */
  notUpdated: string[];
  /** Why files could not be written. */
  error: string | null;
}

const FILES_PER_REQUEST = 20;
/** One that is worked on, and some that wait: no thread is idle while texts are read, or keys computed. */
const REQUESTS_PER_THREAD = 4;
/** Milliseconds after which threads that nobody needs are ended: each holds a bundle of its own. */
const IDLE_TIME = 60_000;

export interface RenderThreads {
  /**
   * Renders many files, on all cores, into a tree.
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

/** The threads of one bundle. */
interface Pool {
  bundleDirectory: string;
  threads: Worker[];
  waiting: Map<number, PromiseWithResolvers<RenderAnswer>>;
  /** Why one of them has ended by itself: nothing more is asked of any. */
  failure: Error | null;
}

/** Threads that render, started when they are first needed and kept for a while: one call at a time. */
export function renderThreads(): RenderThreads {
  let pool: Pool | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function end(): void {
    for (const thread of pool?.threads ?? []) void thread.terminate();
    pool = null;
  }

  function poolFor(bundleDirectory: string): Pool {
    if (pool?.bundleDirectory === bundleDirectory) return pool;
    end();
    const started: Pool = { bundleDirectory, threads: [], waiting: new Map(), failure: null };
    const fail = (error: Error) => {
      started.failure ??= error;
      started.waiting.forEach(({ reject }) => reject(error));
      if (pool === started) end();
    };
    started.threads = Array.from({ length: availableParallelism() }, () => {
      const thread = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: bundleDirectory });
      thread.on('message', (answer: RenderAnswer) => started.waiting.get(answer.id)?.resolve(answer));
      thread.on('error', fail);
      thread.on('exit', (code) => fail(new Error(`A thread that renders pages ended with code ${code}`)));
      return thread;
    });
    return (pool = started);
  }

  return {
    async render({ bundleDirectory, directory, files, isCompressed }, textsOf, onWritten) {
      clearTimeout(idle);
      const used = poolFor(bundleDirectory);
      const { threads, waiting } = used;
      const failures: RenderFailure[] = [];
      const notUpdated: string[] = [];
      const batches = Array.from({ length: Math.ceil(files.length / FILES_PER_REQUEST) }, (_, index) =>
        files.slice(index * FILES_PER_REQUEST, (index + 1) * FILES_PER_REQUEST),
      );
      const free = Array.from({ length: REQUESTS_PER_THREAD }, () => threads).flat();
      try {
        await forEach(batches, free.length, async (batch) => {
          const texts = [...(await textsOf(articlesShownBy(batch)))];
          // A thread that has ended answers nothing.
          if (used.failure) throw used.failure;
          const thread = free.shift();
          if (!thread) throw new Error('More requests run than threads take');
          const id = ++lastId;
          const answered = Promise.withResolvers<RenderAnswer>();
          waiting.set(id, answered);
          thread.postMessage({ id, directory, files: batch, isCompressed, texts } satisfies RenderRequest);
          const answer = await answered.promise.finally(() => waiting.delete(id));
          free.push(thread);
          if (answer.error !== null) throw new Error(answer.error);
          for (const [file, sizes] of answer.written) onWritten(file, sizes);
          failures.push(...answer.failures);
          notUpdated.push(...answer.notUpdated);
        });
      } catch (error) {
        // What they still do must not reach a tree that is given up.
        end();
        throw error;
      } finally {
        idle = setTimeout(end, IDLE_TIME);
      }
      return { failures, notUpdated };
    },
  };
}
