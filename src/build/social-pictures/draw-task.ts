import os from 'node:os';
import path from 'node:path';
import type { SocialPicture } from '../../core/site/section-pictures.ts';
import { drawPicture } from './draw.ts';

export interface DrawTask {
  picture: SocialPicture;
  /** Origin of the storage with uploaded pictures, if any. */
  storageOrigin: string | null;
}

const publicDirectory = path.resolve(import.meta.dirname, '../../../public');
const featuresDirectory = path.resolve(import.meta.dirname, '../../features');

// Visitors and writers come first: nobody waits for a picture.
os.setPriority(os.constants.priority.PRIORITY_LOW);

/** Draws a picture as PNG in a process of its own, so that a crash affects nothing else. */
export default function drawTask({ picture, storageOrigin }: DrawTask): Promise<Uint8Array> {
  const sources = { publicDirectory, featuresDirectory, storageOrigin };
  return drawPicture(picture, sources, (message) => console.error(message));
}
