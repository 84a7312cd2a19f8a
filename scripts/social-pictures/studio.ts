import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { SECTION_PICTURES, type SocialPicture } from '../../src/core/site/social-picture.ts';
import type { HiredPainter } from './hire.ts';

export interface StudioOptions {
  /** The folder of drawn pictures. */
  directory: string;
  /** How many painters work at the same time. */
  places: number;
  hire(): HiredPainter;
  log(message: string): void;
}

export interface Studio {
  /**
   * Draws those of the pictures that are not drawn yet, in their order, instead of what still waited.
   * @returns how many were drawn, once nothing waits
   */
  draw(pictures: ReadonlyMap<string, SocialPicture>): Promise<number>;
  /** The file of a drawn picture; one that waits is drawn before the others. Null for any other key. */
  file(key: string): Promise<string | null>;
  /** Removes the pictures that have another key than these. */
  prune(keys: ReadonlySet<string>): Promise<void>;
  /** Ends the painters; what is not drawn stays so. */
  close(): Promise<void>;
}

interface Job {
  key: string;
  picture: SocialPicture;
  done: PromiseWithResolvers<void>;
}

/** Draws social pictures into a folder, by painters that are hired when something waits and dismissed when nothing does. */
export function openStudio({ directory, places, hire, log }: StudioOptions): Studio {
  let waiting = new Map<string, Job>();
  const underWay = new Map<string, Job>();
  const painters = new Set<HiredPainter>();
  const working = new Set<Promise<number>>();
  /** While it is looked up what is drawn already, nobody knows what waits. */
  let listing: Promise<Set<string>> | null = null;
  let isClosed = false;

  const fileOf = (key: string) => path.join(directory, `${key}.png`);

  function take(): Job | null {
    const [job] = waiting.values();
    if (!job || isClosed) return null;
    waiting.delete(job.key);
    underWay.set(job.key, job);
    return job;
  }

  /** Draws until nothing waits. */
  async function work(): Promise<number> {
    let count = 0;
    let painter = hired();
    for (let job = take(); job; job = take()) {
      // What cannot be drawn gives way to the picture of the whole site.
      for (const picture of [job.picture, SECTION_PICTURES.site]) {
        if (!painter.isAlive() && !isClosed) painter = replaced(painter);
        const failure = await painter.draw({ key: job.key, picture });
        if (failure === null) count += 1;
        if (failure === null || isClosed) break;
        log(`The social picture of "${picture.title}" could not be drawn: ${failure}.`);
      }
      underWay.delete(job.key);
      job.done.resolve();
    }
    painters.delete(painter);
    await painter.dismiss();
    return count;
  }

  function hired(): HiredPainter {
    const painter = hire();
    painters.add(painter);
    return painter;
  }

  function replaced(dead: HiredPainter): HiredPainter {
    painters.delete(dead);
    return hired();
  }

  function fillPlaces(): void {
    const free = Math.min(places, waiting.size) - working.size;
    for (let place = 0; place < free && !isClosed; place += 1) {
      const shift = work().finally(() => {
        working.delete(shift);
        // Something may have come to wait while the painter left.
        fillPlaces();
      });
      working.add(shift);
    }
  }

  return {
    async draw(pictures) {
      listing = mkdir(directory, { recursive: true }).then(async () => new Set(await readdir(directory)));
      const drawn = await listing;
      const former = waiting;
      waiting = new Map();
      for (const [key, picture] of pictures) {
        if (drawn.has(`${key}.png`) || underWay.has(key)) continue;
        waiting.set(key, former.get(key) ?? { key, picture, done: Promise.withResolvers() });
      }
      for (const [key, { done }] of former) if (!waiting.has(key)) done.resolve();
      fillPlaces();
      const counts: number[] = [];
      while (working.size > 0) counts.push(...(await Promise.all(working)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async file(key) {
      await listing;
      const job = waiting.get(key) ?? underWay.get(key);
      if (waiting.delete(key) && job) waiting = new Map([[key, job], ...waiting]);
      await job?.done.promise;
      return existsSync(fileOf(key)) ? fileOf(key) : null;
    },
    async prune(keys) {
      if (!existsSync(directory)) return;
      const kept = new Set(Array.from(keys, (key) => `${key}.png`));
      // A painter's unfinished files start with a dot: those of one that was killed are nobody's.
      const gone = (await readdir(directory)).filter(
        (name) => !kept.has(name) && !(name.startsWith('.') && underWay.size > 0),
      );
      await Promise.all(gone.map((name) => rm(path.join(directory, name), { force: true })));
    },
    async close() {
      isClosed = true;
      for (const { done } of waiting.values()) done.resolve();
      waiting.clear();
      await Promise.all(Array.from(painters, (painter) => painter.dismiss()));
      await Promise.allSettled(working);
    },
  };
}
