import { Tinypool } from 'tinypool';
import { SECTION_PICTURES, type SocialPicture } from '../../core/site/section-pictures.ts';
import type { DrawTask } from './draw-task.ts';

/** How many pictures are drawn at the same time. */
const DRAWN_AT_ONCE = 2;
/** Milliseconds that a picture may take. */
const LONGEST_DRAWING = 30_000;
/** Milliseconds after which a process that draws nothing ends. */
const IDLE_TIMEOUT = 1_000;

export interface PictureDrawer {
  /**
   * Draws a picture as PNG. The site's own picture stands in for one that cannot be drawn.
   *
   * @returns null where even that cannot be drawn
   */
  draw(picture: SocialPicture): Promise<Buffer | null>;
  close(): Promise<void>;
}

/**
 * Starts what draws social pictures, in processes of their own.
 *
 * @param storageOrigin of the storage that holds uploaded pictures, or null where there is none
 * @param log hears of pictures that cannot be drawn
 */
export function pictureDrawer(storageOrigin: string | null, log: (message: string) => void): PictureDrawer {
  const pool = new Tinypool({
    filename: new URL('./draw-task.ts', import.meta.url).href,
    ...{ runtime: 'child_process', serialization: 'advanced' },
    ...{ minThreads: 0, maxThreads: DRAWN_AT_ONCE, idleTimeout: IDLE_TIMEOUT },
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
