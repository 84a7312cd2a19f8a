import path from 'node:path';
import { drawPicture } from '../../src/build/social-pictures/draw.ts';
import { readPictures } from '../../src/build/social-pictures/picture-list-files.ts';

const SOURCES = {
  publicDirectory: path.resolve(import.meta.dirname, '../../public'),
  featuresDirectory: path.resolve(import.meta.dirname, '../../src/features'),
  storageOrigin: null,
};

/** Draws every social picture of a built site: the median time, and the heaviest. */
export async function pictureCost(site: string): Promise<{ milliseconds: number; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (const picture of (await readPictures(site)).values()) {
    const startedAt = performance.now();
    const png = await drawPicture(picture, SOURCES, () => undefined);
    times.push(performance.now() - startedAt);
    bytes = Math.max(bytes, png.length);
  }
  return { milliseconds: Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0), bytes };
}
