import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

export interface PageWeight {
  page: string;
  bytes: number;
}

/** The pages of a folder of the built site with their weight in brotli (best quality), CSS included, heaviest first. */
export function pageWeights(site: string, folder: string): PageWeight[] {
  return readdirSync(path.join(site, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      page: `${folder}/${path.basename(file, '.html')}`,
      bytes: zlib.brotliCompressSync(readFileSync(path.join(site, folder, file))).length,
    }))
    .sort((a, b) => b.bytes - a.bytes);
}
