import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'tarn';
import { SECTION_PICTURES, type SocialPicture } from '../../core/site/section-pictures.ts';
import type { DrawingRequest } from './drawing-process.ts';
import type { DrawingWorker } from './drawing-worker.ts';

/** Milliseconds after which a worker that draws nothing is stopped. */
const IDLE_TIMEOUT = 1_000;
/** Why a worker draws nothing where the next one would draw nothing either. */
const NO_ROOM = /\b(?:ENOSPC|EDQUOT)\b/;

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
   * Draws those of the pictures that are not drawn yet, in their order, instead of what still waited of the same list, and
   * after the lists that came before it.
   *
   * @param list its name
   * @returns how many were drawn, once nothing waits
   * @throws when the disk is full: nothing is drawn then before the next call
   */
  draw(pictures: ReadonlyMap<string, SocialPicture>, list?: string): Promise<number>;
  /** The file of a drawn picture; one that waits is drawn before the others. Null for any other key. */
  file(key: string): Promise<string | null>;
  /** Begins no picture that nobody asks for until the task has ended: it has the processor to itself. */
  giveWayTo<Result>(task: Promise<Result>): Promise<Result>;
  /** The files of all drawn pictures, by key. */
  drawn(): Promise<Map<string, string>>;
  /** Removes the pictures with these keys. */
  remove(keys: readonly string[]): Promise<void>;
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
  /** What waits, by list, in its order. There may be as many as articles: nothing else is held of each but its key. */
  const waiting = new Map<string, Map<string, SocialPicture>>();
  const drawing = new Map<string, Promise<void>>();
  /** What somebody waits for, by key: it is drawn before the others. */
  const asked = new Map<string, PromiseWithResolvers<null>>();
  let series: Series | null = null;
  /** How many tasks this gives way to. */
  let tasks = 0;
  /** The keys of what is drawn, looked up when something is to be drawn for the first time: until then nobody knows what waits. */
  let listing: Promise<Set<string>> | null = null;
  const closing = new AbortController();

  const fileOf = (key: string) => path.join(directory, `${key}.png`);

  const waits = (key: string) => waiting.values().some((list) => list.has(key));

  /** Takes what is drawn next out of every list where it waits. */
  function takeNext(): DrawingRequest | null {
    const wanted = asked.keys().find(waits);
    if (wanted === undefined && tasks > 0) return null;
    for (const list of waiting.values()) {
      const key = wanted ?? list.keys().next().value;
      const picture = key === undefined ? undefined : list.get(key);
      if (key === undefined || picture === undefined) continue;
      for (const other of waiting.values()) other.delete(key);
      return { key, picture };
    }
    return null;
  }

  function drawNext(): void {
    while (drawing.size < size) {
      const next = takeNext();
      if (!next) break;
      drawing.set(next.key, drawOne(next));
    }
    if (drawing.size > 0 || waiting.values().some((list) => list.size > 0)) return;
    series?.ended.resolve(series.drawn);
    series = null;
  }

  async function drawOne({ key, picture }: DrawingRequest): Promise<void> {
    try {
      if (await drawOrReplace(key, picture)) {
        (await listing)?.add(key);
        if (series) series.drawn += 1;
      }
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

  /** Answers for what does not wait any more. */
  function answerForgotten(): void {
    for (const key of asked.keys()) if (!waits(key) && !drawing.has(key)) answer(key);
  }

  function lookUp(): Promise<Set<string>> {
    listing ??= mkdir(directory, { recursive: true })
      .then(async () => new Set(await drawnKeys()))
      .catch((error: unknown) => {
        listing = null;
        throw error;
      });
    return listing;
  }

  async function drawnKeys(): Promise<string[]> {
    const names = existsSync(directory) ? await readdir(directory) : [];
    // A worker's unfinished files start with a dot.
    return names.filter((name) => /^[^.].*\.png$/.test(name)).map((name) => name.slice(0, -'.png'.length));
  }

  async function removeFiles(names: readonly string[]): Promise<void> {
    const drawn = await listing;
    for (const name of names) drawn?.delete(name.slice(0, -'.png'.length));
    await Promise.all(names.map((name) => rm(path.join(directory, name), { force: true })));
  }

  /** What cannot be drawn gives way to the picture of the whole site. */
  async function drawOrReplace(key: string, wanted: SocialPicture): Promise<boolean> {
    for (const picture of [wanted, SECTION_PICTURES.site]) {
      const failure = await drawOnce({ key, picture });
      if (failure === null) return true;
      if (closing.signal.aborted) return false;
      if (NO_ROOM.test(failure)) {
        waiting.clear();
        answerForgotten();
        throw new Error('the disk is full. Free some space: the next publication draws them.');
      }
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
    async draw(pictures, list = '') {
      const drawn = await lookUp();
      if (closing.signal.aborted) return 0;
      const { ended } = (series ??= { drawn: 0, ended: Promise.withResolvers() });
      const isMissing = (key: string) => !drawn.has(key) && !drawing.has(key);
      waiting.set(list, new Map(Array.from(pictures).filter(([key]) => isMissing(key))));
      answerForgotten();
      drawNext();
      return ended.promise;
    },
    async file(key) {
      await listing;
      if (waits(key)) {
        const answered = asked.get(key) ?? Promise.withResolvers<null>();
        asked.set(key, answered);
        drawNext();
        await answered.promise;
      }
      await drawing.get(key);
      if (existsSync(fileOf(key))) return fileOf(key);
      (await listing)?.delete(key);
      return null;
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
    drawn: async () => new Map((await drawnKeys()).map((key) => [key, fileOf(key)])),
    remove: (keys) => removeFiles(keys.map((key) => `${key}.png`)),
    async prune(keys) {
      if (!existsSync(directory)) return;
      const kept = new Set(Array.from(keys, (key) => `${key}.png`));
      // A worker's unfinished files start with a dot: those of one that was killed are nobody's.
      await removeFiles(
        (await readdir(directory)).filter((name) => !kept.has(name) && !(name.startsWith('.') && drawing.size > 0)),
      );
    },
    async close() {
      closing.abort();
      waiting.clear();
      answerForgotten();
      drawNext();
      await Promise.all(drawing.values());
      await workers.destroy();
    },
  };
}
