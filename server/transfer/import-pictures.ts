import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageTypeOf } from '../../src/core/image/image-bytes.ts';
import { LARGEST_PICTURE, PICTURE_EXTENSIONS } from '../../src/core/image/stored-picture.ts';
import type { SiteDatabase } from './site-database.ts';
import type { TransferredSite } from './transferred-article.ts';

const AT_ONCE = 4;
/** Longest side in pixels of a picture that is too large for the storage. */
const LONGEST_SIDE = 2_400;

interface ImportedPictures {
  /** The new address of each stored picture, by its former one. */
  moved: Map<string, string>;
  failures: string[];
}

/**
 * Stores the pictures that articles name. Pictures are named by their bytes, so that a repeated import stores none
 * twice. A type or size that the storage refuses becomes WebP.
 */
export async function importPictures(
  database: SiteDatabase,
  site: TransferredSite,
  addresses: readonly string[],
  onProgress: (share: number) => void,
): Promise<ImportedPictures> {
  const moved = new Map<string, string>();
  const failures: string[] = [];
  const store = storeOf(database);
  let done = 0;
  const waiting = [...addresses];
  async function work(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      try {
        const reading = site.readPicture(address);
        if (reading) moved.set(address, await store(await reading));
      } catch (error) {
        failures.push(`Picture ${address}: ${(error as Error).message}`);
      }
      done += 1;
      onProgress(done / addresses.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { moved, failures };
}

/** Makes the function that stores a picture and returns its address. Simultaneous calls store equal bytes once. */
function storeOf(database: SiteDatabase): (original: Uint8Array) => Promise<string> {
  const stored = new Map<string, Promise<string>>();
  return async (original) => {
    const originalType = imageTypeOf(original);
    const isAccepted = originalType !== null && original.byteLength <= LARGEST_PICTURE;
    const bytes = isAccepted ? original : await asWebp(original);
    const type = isAccepted ? originalType : 'image/webp';
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const name = `imported/${hash}.${PICTURE_EXTENSIONS[type] ?? 'webp'}`;
    const storing = stored.get(name) ?? database.addPicture(name, bytes, type);
    stored.set(name, storing);
    return storing;
  };
}

async function asWebp(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes, { animated: true, limitInputPixels: 100_000_000 });
  const { format } = await picture.metadata().catch(() => {
    throw new Error('it is no picture');
  });
  // SVG may hold scripts and refer to other files.
  if (format === 'svg') throw new Error('SVG pictures are not accepted');
  const webp = await picture
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  if (webp.byteLength > LARGEST_PICTURE) throw new Error('it is larger than 5 MB');
  return webp;
}
