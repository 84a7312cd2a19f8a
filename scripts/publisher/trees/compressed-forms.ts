import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSED = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
const SMALLEST_WORTH_IT = 512;
const BEST_QUALITY = 11;
/** Ten times as quick as the best, and a twelfth larger: for what is written at each publication. */
const QUICK_QUALITY = 6;
/** What a publication writes; all else comes with the code, once. */
const WRITTEN_OFTEN = /\.(?:html|json|xml)$/;

/** The endings of compressed forms, in the order of `compressedForms`. */
export const FORM_ENDINGS = ['.br', '.gz'] as const;

/** Whether a file is the compressed form of one of the others. */
export function isCompressedForm(file: string, files: { has(file: string): boolean }): boolean {
  return FORM_ENDINGS.some((ending) => file.endsWith(ending) && files.has(file.slice(0, -ending.length)));
}

/** Compresses what is worth it: the bytes of `.br` and `.gz`; null for all else. */
export async function compressedForms(file: string, bytes: Buffer): Promise<[brotli: Buffer, gzip: Buffer] | null> {
  if (bytes.length < SMALLEST_WORTH_IT || !COMPRESSED.test(file)) return null;
  const quality = WRITTEN_OFTEN.test(file) ? QUICK_QUALITY : BEST_QUALITY;
  return Promise.all([
    brotli(bytes, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzip(bytes, { level: 7 }),
  ]);
}
