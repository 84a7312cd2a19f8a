import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'tarn';
import { SECTION_PICTURES, type SocialPicture } from '../../core/site/section-pictures.ts';
import type { DrawingRequest } from './drawing-process.ts';
import type { DrawingWorker } from './drawing-worker.ts';

/** Milliseconds after which a worker that draws nothing is stopped. */
const IDLE_TIMEOUT = 1_000;

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
  /** Begins no picture that nobody asks for until the task has ended: it has the processor to itself. */
  giveWayTo<Result>(task: Promise<Result>): Promise<Result>;
  /** The files of all drawn pictures, by key. */
  drawn(): Promise<Map<string, string>>;
  /** Removes the pictures that have another key than these. */
  prune(keys: ReadonlySet<string>): Promise<void>;
  /** Ends the workers; what is not drawn stays so. */
  close(): Promise<void>;
}

/** What is drawn until nothing waits any more. */
interface Series {
  drawn: number;
  ended: PromiseWithResolvers<number>;
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
  const workers = new Pool<DrawingWorker>({
    create: async () => startWorker(),
    validate: (worker) => worker.isAlive(),
    destroy: (worker) => worker.stop(),
    min: 0,
    max: size,
    idleTimeoutMillis: idleTimeout,
    reapIntervalMillis: idleTimeout,
  });
  /** What waits, in its order. There may be as many as articles: nothing else is held of each. */
  let waiting = new Map<string, SocialPicture>();
  const drawing = new Map<string, Promise<void>>();
  /** What somebody waits for, by key: it is drawn before the others. */
  const asked = new Map<string, PromiseWithResolvers<null>>();
  let series: Series | null = null;
  /** How many tasks this gives way to. */
  let tasks = 0;
  /** While it is looked up what is drawn already, nobody knows what waits. */
  let listing: Promise<Set<string>> | null = null;
  const closing = new AbortController();

  const fileOf = (key: string) => path.join(directory, `${key}.png`);

  function drawNext(): void {
    while (drawing.size < size) {
      const next = tasks === 0 ? waiting.keys().next().value : undefined;
      const key = asked.keys().find((wanted) => waiting.has(wanted)) ?? next;
      const picture = key === undefined ? undefined : waiting.get(key);
      if (key === undefined || picture === undefined) break;
      waiting.delete(key);
      drawing.set(key, drawOne(key, picture));
    }
    if (drawing.size > 0 || waiting.size > 0) return;
    series?.ended.resolve(series.drawn);
    series = null;
  }

  async function drawOne(key: string, picture: SocialPicture): Promise<void> {
    try {
      if ((await drawOrReplace(key, picture)) && series) series.drawn += 1;
    } catch (error) {
      series?.ended.reject(error);
      series = null;
    }
    drawing.delete(key);
    answer(key);
    drawNext();
  }

  function answer(key: string): void {
    asked.get(key)?.resolve(null);
    asked.delete(key);
  }

  /** Has these wait instead of those that did. */
  function want(pictures: Map<string, SocialPicture>): void {
    waiting = pictures;
    for (const key of asked.keys()) if (!waiting.has(key) && !drawing.has(key)) answer(key);
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

  return {
    async draw(pictures) {
      const lookup = mkdir(directory, { recursive: true }).then(async () => new Set(await readdir(directory)));
      listing = lookup;
      const drawn = await lookup;
      if (closing.signal.aborted) return 0;
      const { ended } = (series ??= { drawn: 0, ended: Promise.withResolvers() });
      const isMissing = (key: string) => !drawn.has(`${key}.png`) && !drawing.has(key);
      want(new Map(Array.from(pictures).filter(([key]) => isMissing(key))));
      drawNext();
      return ended.promise;
    },
    async file(key) {
      await listing;
      if (waiting.has(key)) {
        const answered = asked.get(key) ?? Promise.withResolvers<null>();
        asked.set(key, answered);
        drawNext();
        await answered.promise;
      }
      await drawing.get(key);
      return existsSync(fileOf(key)) ? fileOf(key) : null;
    },
    async giveWayTo(task) {
      tasks += 1;
      try {
        return await task;
      } finally {
        tasks -= 1;
        drawNext();
      }
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
        (name) => !kept.has(name) && !(name.startsWith('.') && drawing.size > 0),
      );
      await Promise.all(gone.map((name) => rm(path.join(directory, name), { force: true })));
    },
    async close() {
      closing.abort();
      want(new Map());
      drawNext();
      await Promise.all(drawing.values());
      await workers.destroy();
    },
  };
}
