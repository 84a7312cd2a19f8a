import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { Pool } from 'tarn';
import { SECTION_PICTURES, type SocialPicture } from '../../core/site/section-pictures.ts';
import type { DrawingRequest } from './drawing-process.ts';
import type { DrawingWorker } from './drawing-worker.ts';

/** Milliseconds after which a worker that draws nothing is stopped. */
const IDLE_TIMEOUT = 1_000;
/** What somebody waits for goes before the others, whose priority is 0. */
const URGENT = 1;

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
  /** The files of all drawn pictures, by key. */
  drawn(): Promise<Map<string, string>>;
  /** Removes the pictures that have another key than these. */
  prune(keys: ReadonlySet<string>): Promise<void>;
  /** Ends the workers; what is not drawn stays so. */
  close(): Promise<void>;
}

interface Job {
  isWaiting: boolean;
  /** Ends the wait, when others are wanted instead. */
  forgotten: AbortController;
  isDrawn: Promise<boolean>;
}

/**
 * Draws social pictures into a folder, by workers that start when something waits and stop when nothing does.
 *
 * @param idleTimeout milliseconds that a worker stays without work
 */
export function createDrawingPool(
  { directory, size, startWorker, log }: DrawingPoolOptions,
  idleTimeout = IDLE_TIMEOUT,
): DrawingPool {
  const queue = new PQueue({ concurrency: size });
  const workers = new Pool<DrawingWorker>({
    create: async () => startWorker(),
    validate: (worker) => worker.isAlive(),
    destroy: (worker) => worker.stop(),
    min: 0,
    max: size,
    idleTimeoutMillis: idleTimeout,
    reapIntervalMillis: idleTimeout,
  });
  /** What waits or is being drawn, by key. */
  const jobs = new Map<string, Job>();
  /** While it is looked up what is drawn already, nobody knows what waits. */
  let listing: Promise<Set<string>> | null = null;
  const closing = new AbortController();

  const fileOf = (key: string) => path.join(directory, `${key}.png`);

  function addJob(key: string, picture: SocialPicture): void {
    const job: Job = { isWaiting: true, forgotten: new AbortController(), isDrawn: Promise.resolve(false) };
    const draw = () => {
      job.isWaiting = false;
      return drawOrReplace(key, picture);
    };
    jobs.set(key, job);
    job.isDrawn = queue
      .add(draw, { id: key, signal: job.forgotten.signal })
      .catch((error: unknown) => {
        if (job.forgotten.signal.aborted) return false;
        throw error;
      })
      .finally(() => {
        if (jobs.get(key) === job) jobs.delete(key);
      });
  }

  /** What cannot be drawn gives way to the picture of the whole site. */
  async function drawOrReplace(key: string, wanted: SocialPicture): Promise<boolean> {
    for (const picture of [wanted, SECTION_PICTURES.site]) {
      const failure = await drawOnce({ key, picture });
      if (failure === null) return true;
      if (closing.signal.aborted) return false;
      log(`The social picture of "${picture.title}" could not be drawn: ${failure}.`);
    }
    return false;
  }

  async function drawOnce(request: DrawingRequest): Promise<string | null> {
    const worker = await workers.acquire().promise;
    try {
      return await worker.draw(request, closing.signal);
    } finally {
      workers.release(worker);
    }
  }

  function forgetWaiting(isWanted: (key: string) => boolean): void {
    for (const [key, job] of jobs) {
      if (!job.isWaiting || isWanted(key)) continue;
      jobs.delete(key);
      job.forgotten.abort();
    }
  }

  return {
    async draw(pictures) {
      listing = mkdir(directory, { recursive: true }).then(async () => new Set(await readdir(directory)));
      const drawn = await listing;
      if (closing.signal.aborted) return 0;
      forgetWaiting((key) => pictures.has(key));
      for (const [key, picture] of pictures) {
        if (!drawn.has(`${key}.png`) && !jobs.has(key)) addJob(key, picture);
      }
      const results = await Promise.all(Array.from(jobs.values(), ({ isDrawn }) => isDrawn));
      return results.filter(Boolean).length;
    },
    async file(key) {
      await listing;
      const job = jobs.get(key);
      if (job?.isWaiting) queue.setPriority(key, URGENT);
      await job?.isDrawn;
      return existsSync(fileOf(key)) ? fileOf(key) : null;
    },
    async drawn() {
      const names = existsSync(directory) ? await readdir(directory) : [];
      // A worker's unfinished files start with a dot.
      const keys = names.filter((name) => /^[^.].*\.png$/.test(name)).map((name) => name.slice(0, -'.png'.length));
      return new Map(keys.map((key) => [key, fileOf(key)]));
    },
    async prune(keys) {
      if (!existsSync(directory)) return;
      const kept = new Set(Array.from(keys, (key) => `${key}.png`));
      // A worker's unfinished files start with a dot: those of one that was killed are nobody's.
      const gone = (await readdir(directory)).filter(
        (name) => !kept.has(name) && !(name.startsWith('.') && queue.pending > 0),
      );
      await Promise.all(gone.map((name) => rm(path.join(directory, name), { force: true })));
    },
    async close() {
      closing.abort();
      forgetWaiting(() => false);
      await queue.onIdle();
      await workers.destroy();
    },
  };
}
