import imageCompression from 'browser-image-compression';
import { LONGEST_SIDE, MOST_ITERATIONS } from './proof-limits.ts';

const MEGABYTE = 1024 * 1024;

/** How much larger than asked for a PNG may be, and still have a chance to remain one: drawing one is slow. */
const HOPEFUL_PNG = 3;

/**
 * Draws a picture anew, at most 800 px long: smaller and of less quality up to ten times, until it has no more bytes than it
 * should; where and when a photo was taken does not survive that. A small PNG stays one if it can, and becomes a JPEG otherwise.
 *
 * @returns the smallest that came of it, which may be larger than asked for
 * @throws when the picture cannot be read
 */
export async function compressPicture(picture: File, mostBytes: number): Promise<Blob> {
  const drawnAs = (fileType: 'image/png' | 'image/jpeg') =>
    imageCompression(picture, {
      fileType,
      maxSizeMB: mostBytes / MEGABYTE,
      maxWidthOrHeight: LONGEST_SIDE,
      maxIteration: MOST_ITERATIONS,
      // The library's own worker would load it from another site: this runs in ours.
      useWebWorker: false,
    });
  if (picture.type === 'image/png' && picture.size <= mostBytes * HOPEFUL_PNG) {
    const drawn = await drawnAs('image/png');
    if (drawn.size <= mostBytes) return drawn;
  }
  return drawnAs('image/jpeg');
}
