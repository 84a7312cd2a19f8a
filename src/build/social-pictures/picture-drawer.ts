import { Tinypool } from 'tinypool';
import { SECTION_PICTURES, type SocialPicture } from '../../core/site/section-pictures.ts';
import type { DrawTask } from './draw-task.ts';

const DRAWN_AT_ONCE = 2;
/** Longest duration of a drawing in milliseconds. */
const LONGEST_DRAWING = 30_000;
/** Milliseconds until an idle process ends. */
const IDLE_TIMEOUT = 1_000;

export interface PictureDrawer {
  /** Draws a picture as PNG, or the site's own picture instead. @returns null when both fail */
  draw(picture: SocialPicture): Promise<Buffer | null>;
  close(): Promise<void>;
}

/**
 * Makes a drawer of social pictures that works in processes of its own.
 * @param storageOrigin of the storage with uploaded pictures, if any
 * @param log called for pictures that cannot be drawn
 */
export function pictureDrawer(storageOrigin: string | null, log: (message: string) => void): PictureDrawer {
  const pool = new Tinypool({
    filename: new URL('./draw-task.ts', import.meta.url).href,
    runtime: 'child_process',
    serialization: 'advanced',
    // A single malloc arena for the drawing libraries: a process takes 120 MB instead of 200.
    env: { ...(process.env as Record<string, string>), MALLOC_ARENA_MAX: '1' },
    minThreads: 0,
    maxThreads: DRAWN_AT_ONCE,
    idleTimeout: IDLE_TIMEOUT,
  });

  async function drawOnce(picture: SocialPicture): Promise<Buffer> {
    const task: DrawTask = { picture, storageOrigin };
    return Buffer.from((await pool.run(task, { signal: AbortSignal.timeout(LONGEST_DRAWING) })) as Uint8Array);
  }

  return {
    async draw(wanted) {
      for (const picture of [wanted, SECTION_PICTURES.site]) {
        try {
          return await drawOnce(picture);
        } catch (error) {
          log(`The social picture of "${picture.title}" could not be drawn: ${(error as Error).message}.`);
        }
      }
      return null;
    },
    close: () => pool.destroy(),
  };
}
