import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { GZIPPED_WHEN_ASKED, SMALLEST_COMPRESSED } from '../../server/encodings.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSED = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
const BEST_QUALITY = 11;
/** Twenty times as quick as the best, and a twelfth larger: for what is written at each publication. */
const QUICK_QUALITY = 5;
/** Sizes of Brotli's window, as powers of two. */
const SMALLEST_WINDOW = 16;
const LARGEST_WINDOW = 22;
const GZIP_OPTIONS = { level: 7 };

/** What the names of compressed forms end with. */
export const FORM_ENDINGS = ['.br', '.gz'] as const;

/** Whether a file is the compressed form of one of the others. */
export function isCompressedForm(file: string, files: { has(file: string): boolean }): boolean {
  return FORM_ENDINGS.some((ending) => file.endsWith(ending) && files.has(file.slice(0, -ending.length)));
}

export interface CompressedForm {
  ending: (typeof FORM_ENDINGS)[number];
  bytes: Buffer;
}

/** The forms in which a file is stored besides itself: none where they are not worth it. They are made on several cores. */
export async function compressedForms(file: string, bytes: Buffer): Promise<CompressedForm[]> {
  return Promise.all(
    endingsOf(file, bytes).map(async (ending) => ({
      ending,
      bytes: await (ending === '.br' ? brotli(bytes, brotliOptions(file, bytes)) : gzip(bytes, GZIP_OPTIONS)),
    })),
  );
}

function endingsOf(file: string, { length }: Buffer): readonly CompressedForm['ending'][] {
  if (length < SMALLEST_COMPRESSED || !COMPRESSED.test(file)) return [];
  return GZIPPED_WHEN_ASKED.test(file) ? ['.br'] : FORM_ENDINGS;
}

function brotliOptions(file: string, { length }: Buffer): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: GZIPPED_WHEN_ASKED.test(file) ? QUICK_QUALITY : BEST_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: length,
      // A window beyond the file is memory that is asked for and given back.
      [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(
        LARGEST_WINDOW,
        Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(length + 16))),
      ),
    },
  };
}
