import imageCompression from 'browser-image-compression';
import { LONGEST_SIDE, MOST_ITERATIONS } from './proof-limits.ts';

const MEGABYTE = 1024 * 1024;

/** PNGs larger than this multiple of the wanted size become JPEGs at once, since redrawing a PNG is slow. */
const LARGEST_PNG_RATIO = 3;

/**
 * Redraws a picture, at most 800 px long, until it fits `mostBytes`: each of up to ten tries lowers size and quality. Drops
 * metadata such as time and place. Returns a PNG when a small PNG still fits as one, and a JPEG otherwise.
 *
 * @returns the smallest result, which may exceed `mostBytes`
 * @throws when the picture cannot be read
 */
export async function compressPicture(picture: File, mostBytes: number): Promise<Blob> {
  const redrawAs = (fileType: 'image/png' | 'image/jpeg') =>
    imageCompression(picture, {
      fileType,
      maxSizeMB: mostBytes / MEGABYTE,
      maxWidthOrHeight: LONGEST_SIDE,
      maxIteration: MOST_ITERATIONS,
      // The library's worker would load code from another site. `compression-worker.ts` is a worker of our own.
      useWebWorker: false,
    });
  if (picture.type === 'image/png' && picture.size <= mostBytes * LARGEST_PNG_RATIO) {
    const redrawn = await redrawAs('image/png');
    if (redrawn.size <= mostBytes) return redrawn;
  }
  return redrawAs('image/jpeg');
}
