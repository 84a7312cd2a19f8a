import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../http/encodings.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXTS = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
/** Texts that a publication changes. */
const OF_PUBLICATIONS = /\.(?:html|json|xml)$/;
/** Bytes from which compressing is worth it, and up to which a file is compressed in memory. */
const SMALLEST = 512;
const LARGEST = 16 * 1024 * 1024;
const BEST_QUALITY = 11;
/** Twenty times as quick as the best, and a twelfth larger. */
const QUICK_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Whether a file is sent in compressed forms. */
export function isCompressed(file: string, size: number): boolean {
  return size >= SMALLEST && size <= LARGEST && TEXTS.test(file);
}

/** Compresses the bytes of a file. */
export async function compressed(file: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gzip(bytes, { level: GZIP_LEVEL });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const quality = OF_PUBLICATIONS.test(file) ? QUICK_QUALITY : BEST_QUALITY;
  return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
