import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { isImageOfType } from '../backend/image-bytes.ts';
import { pixelCount } from './image-size.ts';

export interface CoverSources {
  /** The folder of our own files. */
  publicDirectory: string;
  /** Origin of the storage that holds uploaded pictures, or null where there is none. */
  storageOrigin: string | null;
}

export const DEFAULT_COVER = '/illustrations/cover-default.svg';

const UPLOADS = '/storage/v1/object/public/';
const LARGEST = 10 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const PATIENCE = 10_000;
/** What the renderer decodes, but SVG: an uploaded one could refer to anything. */
const UPLOADED_TYPES = ['image/png', 'image/jpeg', 'image/gif'];

/**
 * Reads the illustration of a picture, as a data URI.
 * @param address a path of the site, or an address in its storage
 * @throws Error that says why it cannot be drawn
 */
export async function readCover(address: string, { publicDirectory, storageOrigin }: CoverSources): Promise<string> {
  const upload = uploadAddress(address, storageOrigin);
  const bytes = upload === null ? await readOwnFile(address, publicDirectory) : await download(upload);
  if (upload === null && address.split(/[?#]/)[0]?.endsWith('.svg')) return dataUri('image/svg+xml', bytes);
  const type = UPLOADED_TYPES.find((candidate) => isImageOfType(bytes, candidate));
  if (type === undefined) throw new Error('it is neither PNG, JPEG nor GIF');
  if ((pixelCount(bytes, type) ?? Infinity) > MOST_PIXELS)
    throw new Error('it has too many pixels, or does not say how many');
  const uri = dataUri(type, bytes);
  if (!isDrawable(uri)) throw new Error('it cannot be decoded');
  return uri;
}

function uploadAddress(address: string, storageOrigin: string | null): URL | null {
  if (storageOrigin === null) return null;
  const url = URL.parse(address, storageOrigin);
  return url?.origin === storageOrigin && url.pathname.startsWith(UPLOADS) ? url : null;
}

async function readOwnFile(address: string, publicDirectory: string): Promise<Buffer> {
  const { pathname, host } = new URL(address, 'http://site');
  if (host !== 'site') throw new Error('it is not on this site');
  const root = await realpath(publicDirectory);
  const file = await realpath(path.join(root, decodeURIComponent(pathname)));
  if (!file.startsWith(root + path.sep)) throw new Error('it is not among the public files');
  return readFile(file);
}

async function download(url: URL): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
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

/** The renderer leaves out what it cannot decode without a word: so one pixel of it is looked at. */
function isDrawable(uri: string): boolean {
  const image = `<image width="1" height="1" preserveAspectRatio="none" href="${uri}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${image}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels.some((value) => value > 0);
}

function dataUri(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
