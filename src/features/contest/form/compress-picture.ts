import imageCompression from 'browser-image-compression';
import { LONGEST_SIDE, MOST_ITERATIONS } from './proof-limits.ts';

const MEGABYTE = 1024 * 1024;

/** Factor over the wanted size up to which a PNG may still stay one: redrawing a PNG is slow. */
const HOPEFUL_PNG = 3;

/**
 * Redraws a picture at most 800 px long, smaller and of less quality in up to ten tries, until it fits `mostBytes`. Metadata,
 * such as time and place, is lost. A small PNG stays one if it can, and becomes a JPEG otherwise.
 *
 * @returns the smallest result, which may exceed `mostBytes`
 * @throws when the picture cannot be read
 */
export async function compressPicture(picture: File, mostBytes: number): Promise<Blob> {
  const drawnAs = (fileType: 'image/png' | 'image/jpeg') =>
    imageCompression(picture, {
      fileType,
      maxSizeMB: mostBytes / MEGABYTE,
      maxWidthOrHeight: LONGEST_SIDE,
      maxIteration: MOST_ITERATIONS,
      // The library's worker would load code from another site; this runs in a worker of ours.
      useWebWorker: false,
    });
  if (picture.type === 'image/png' && picture.size <= mostBytes * HOPEFUL_PNG) {
    const drawn = await drawnAs('image/png');
    if (drawn.size <= mostBytes) return drawn;
  }
  return drawnAs('image/jpeg');
}
