import os from 'node:os';
import path from 'node:path';
import type { SocialPicture } from '../../core/site/section-pictures.ts';
import { drawPicture } from './draw.ts';

/** A picture to draw. */
export interface DrawTask {
  picture: SocialPicture;
  /** Origin of the storage that holds uploaded pictures, or null where there is none. */
  storageOrigin: string | null;
}

const publicDirectory = path.resolve(import.meta.dirname, '../../../public');
const featuresDirectory = path.resolve(import.meta.dirname, '../../features');

// Visitors and writers wait for the processor, nobody for a picture.
os.setPriority(os.constants.priority.PRIORITY_LOW);

/** Draws a picture as PNG, in a process of the pool: a picture that ends its process takes nothing else with it. */
export default function drawTask({ picture, storageOrigin }: DrawTask): Promise<Uint8Array> {
  const sources = { publicDirectory, featuresDirectory, storageOrigin };
  return drawPicture(picture, sources, (message) => console.error(message));
}
