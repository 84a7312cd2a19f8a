import { link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSED = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
const SMALLEST_WORTH_IT = 512;
const AT_ONCE = 8;
// Pages are compressed at every publication, everything else is seldom new.
const PAGE_QUALITY = 6;
const ASSET_QUALITY = 11;

/**
 * Writes `.br` and `.gz` beside every text file of `directory`. A file that is the same in `former`
 * shares its compressed forms, by hard link.
 *
 * @returns how many files were compressed anew
 */
export async function compressSite(directory: string, former: string | null): Promise<number> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => COMPRESSED.test(file));
  let compressed = 0;
  let next = 0;
  async function work(): Promise<void> {
    for (let file = files[next++]; file !== undefined; file = files[next++]) {
      if (await compressFile(path.join(directory, file), former && path.join(former, file))) compressed += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return compressed;
}

async function compressFile(file: string, formerFile: string | null): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_WORTH_IT) return false;
  if (formerFile && (await linkCompressedForms(bytes, file, formerFile))) return false;
  const quality = file.endsWith('.html') ? PAGE_QUALITY : ASSET_QUALITY;
  await Promise.all([
    brotli(bytes, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }).then((output) => writeFile(`${file}.br`, output)),
    gzip(bytes, { level: 7 }).then((output) => writeFile(`${file}.gz`, output)),
  ]);
  return true;
}

async function linkCompressedForms(bytes: Buffer, file: string, formerFile: string): Promise<boolean> {
  try {
    if ((await stat(formerFile)).size !== bytes.length || !bytes.equals(await readFile(formerFile))) return false;
    await link(`${formerFile}.br`, `${file}.br`);
    await link(`${formerFile}.gz`, `${file}.gz`);
    return true;
  } catch {
    // Writing over a link would change the former release too.
    await rm(`${file}.br`, { force: true });
    return false;
  }
}
