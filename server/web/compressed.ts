import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../http/encodings.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXTS = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
/** Texts that publications change, and that are therefore compressed quickly. */
const CHANGING_TEXTS = /\.(?:html|json|xml)$/;
/** Bytes of the files that are compressed: smaller ones gain nothing, larger ones take too much memory. */
const SMALLEST = 512;
const LARGEST = 16 * 1024 * 1024;
const BEST_QUALITY = 11;
/** Twenty times as fast as the best, and a twelfth larger. */
const QUICK_QUALITY = 5;
const GZIP_LEVEL = 6;

export function isCompressed(file: string, size: number): boolean {
  return size >= SMALLEST && size <= LARGEST && TEXTS.test(file);
}

export async function compressed(file: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gzip(bytes, { level: GZIP_LEVEL });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const quality = CHANGING_TEXTS.test(file) ? QUICK_QUALITY : BEST_QUALITY;
  return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
