import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { isImageOfType } from '../../core/image/image-bytes.ts';

export interface CoverSources {
  publicDirectory: string;
  /** Folder of the features, whose pages contain drawings. */
  featuresDirectory: string;
  /** Origin of the storage with uploaded pictures, if any. */
  storageOrigin: string | null;
}

const UPLOADS = '/storage/v1/object/public/';
const LARGEST = 10 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const PICTURE_TIMEOUT = 10_000;
/** Types that the storage takes, without SVG: an uploaded one could refer to anything. */
const UPLOADED_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
/** Largest size of a drawn illustration in pixels: twice the frame. */
const LARGEST_SHOWN = { width: 1208, height: 864 };

/**
 * Reads the illustration of a picture, as a data URI.
 * @param address path on the site, path in the features' folder (without a slash first), or address in the storage
 * @throws Error that says why it cannot be drawn
 */
export async function readCover(address: string, sources: CoverSources): Promise<string> {
  const upload = uploadAddress(address, sources.storageOrigin);
  const bytes = upload === null ? await readOwnFile(address, sources) : await download(upload);
  if (upload === null && address.split(/[?#]/)[0]?.endsWith('.svg')) return dataUri('image/svg+xml', bytes);
  if (!UPLOADED_TYPES.some((type) => isImageOfType(bytes, type))) {
    throw new Error('it is neither PNG, JPEG, WebP, AVIF nor GIF');
  }
  return dataUri('image/png', await decoded(bytes));
}

/** Converts a picture to PNG, which resvg can read. */
async function decoded(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
    return await picture
      .resize({ ...LARGEST_SHOWN, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch (cause) {
    throw new Error(`it cannot be decoded: ${(cause as Error).message}`, { cause });
  }
}

function uploadAddress(address: string, storageOrigin: string | null): URL | null {
  if (storageOrigin === null) return null;
  const url = URL.parse(address, storageOrigin);
  return url?.origin === storageOrigin && url.pathname.startsWith(UPLOADS) ? url : null;
}

async function readOwnFile(
  address: string,
  { publicDirectory, featuresDirectory }: Omit<CoverSources, 'storageOrigin'>,
): Promise<Buffer> {
  const { pathname, host } = new URL(address, 'http://site');
  if (host !== 'site') throw new Error('it is not on this site');
  const root = await realpath(address.startsWith('/') ? publicDirectory : featuresDirectory);
  const file = await realpath(path.join(root, decodeURIComponent(pathname)));
  if (!file.startsWith(root + path.sep)) throw new Error('it is not among our files');
  return readFile(file);
}

async function download(url: URL): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PICTURE_TIMEOUT) });
  if (!response.ok || !response.body) throw new Error(`the storage answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new Error(`it is larger than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function dataUri(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
