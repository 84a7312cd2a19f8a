import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { SECTION_PICTURES, type SocialPicture } from '../../src/core/site/social-picture.ts';
import type { DrawingWorker } from './drawing-worker.ts';

export interface DrawingPoolOptions {
  /** The folder of drawn pictures. */
  directory: string;
  /** How many workers draw at the same time. */
  size: number;
  startWorker(): DrawingWorker;
  log(message: string): void;
}

export interface DrawingPool {
  /**
   * Draws those of the pictures that are not drawn yet, in their order, instead of what still waited.
   * @returns how many were drawn, once nothing waits
   */
  draw(pictures: ReadonlyMap<string, SocialPicture>): Promise<number>;
  /** The file of a drawn picture; one that waits is drawn before the others. Null for any other key. */
  file(key: string): Promise<string | null>;
  /** Removes the pictures that have another key than these. */
  prune(keys: ReadonlySet<string>): Promise<void>;
  /** Ends the workers; what is not drawn stays so. */
  close(): Promise<void>;
}

interface Job {
  key: string;
  picture: SocialPicture;
  done: PromiseWithResolvers<void>;
}

/** Draws social pictures into a folder, by workers that start when something waits and stop when nothing does. */
export function createDrawingPool({ directory, size, startWorker, log }: DrawingPoolOptions): DrawingPool {
  let waiting = new Map<string, Job>();
  const running = new Map<string, Job>();
  const workers = new Set<DrawingWorker>();
  const working = new Set<Promise<number>>();
  /** While it is looked up what is drawn already, nobody knows what waits. */
  let listing: Promise<Set<string>> | null = null;
  let isClosed = false;

  const fileOf = (key: string) => path.join(directory, `${key}.png`);

  function take(): Job | null {
    const [job] = waiting.values();
    if (!job || isClosed) return null;
    waiting.delete(job.key);
    running.set(job.key, job);
    return job;
  }

  /** Draws until nothing waits. */
  async function work(): Promise<number> {
    let count = 0;
    let worker = newWorker();
    for (let job = take(); job; job = take()) {
      // What cannot be drawn gives way to the picture of the whole site.
      for (const picture of [job.picture, SECTION_PICTURES.site]) {
        if (!worker.isAlive() && !isClosed) worker = replaced(worker);
        const failure = await worker.draw({ key: job.key, picture });
        if (failure === null) count += 1;
        if (failure === null || isClosed) break;
        log(`The social picture of "${picture.title}" could not be drawn: ${failure}.`);
      }
      running.delete(job.key);
      job.done.resolve();
    }
    workers.delete(worker);
    await worker.stop();
    return count;
  }

  function newWorker(): DrawingWorker {
    const worker = startWorker();
    workers.add(worker);
    return worker;
  }

  function replaced(dead: DrawingWorker): DrawingWorker {
    workers.delete(dead);
    return newWorker();
  }

  function startWorkers(): void {
    const free = Math.min(size, waiting.size) - working.size;
    for (let index = 0; index < free && !isClosed; index += 1) {
      const run = work().finally(() => {
        working.delete(run);
        // Something may have come to wait while the worker stopped.
        startWorkers();
      });
      working.add(run);
    }
  }

  return {
    async draw(pictures) {
      listing = mkdir(directory, { recursive: true }).then(async () => new Set(await readdir(directory)));
      const drawn = await listing;
      const former = waiting;
      waiting = new Map();
      for (const [key, picture] of pictures) {
        if (drawn.has(`${key}.png`) || running.has(key)) continue;
        waiting.set(key, former.get(key) ?? { key, picture, done: Promise.withResolvers() });
      }
      for (const [key, { done }] of former) if (!waiting.has(key)) done.resolve();
      startWorkers();
      const counts: number[] = [];
      while (working.size > 0) counts.push(...(await Promise.all(working)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async file(key) {
      await listing;
      const job = waiting.get(key) ?? running.get(key);
      if (waiting.delete(key) && job) waiting = new Map([[key, job], ...waiting]);
      await job?.done.promise;
      return existsSync(fileOf(key)) ? fileOf(key) : null;
    },
    async prune(keys) {
      if (!existsSync(directory)) return;
      const kept = new Set(Array.from(keys, (key) => `${key}.png`));
      // A worker's unfinished files start with a dot: those of one that was killed are nobody's.
      const gone = (await readdir(directory)).filter(
        (name) => !kept.has(name) && !(name.startsWith('.') && running.size > 0),
      );
      await Promise.all(gone.map((name) => rm(path.join(directory, name), { force: true })));
    },
    async close() {
      isClosed = true;
      for (const { done } of waiting.values()) done.resolve();
      waiting.clear();
      await Promise.all(Array.from(workers, (worker) => worker.stop()));
      await Promise.allSettled(working);
    },
  };
}
