import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { imageTypeOf } from '../../src/core/image/image-bytes.ts';
import { keepFile } from './image-storage.ts';

const DESCRIPTION = '.description';
const DEFAULT_CACHE_CONTROL = 'no-cache';

/**
 * Takes over the files of an installation that kept each under its own name, beside `name.description`. Those descriptions
 * could be overwritten by a file of that name: a file's type is read from its bytes, and what is no image stays where it is,
 * out of reach.
 *
 * @param former the folder that holds one folder for each bucket; absent where there is nothing to take over
 * @param directory where files are kept now
 */
export async function adoptFormerFiles(former: string, directory: string): Promise<void> {
  if (!existsSync(former)) return;
  for (const entry of await readdir(former, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [bucket, ...name] = path.relative(former, file).split(path.sep);
    // A description goes with the file it describes.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    const mimetype = imageTypeOf(bytes);
    if (bucket === undefined || name.length === 0 || mimetype === null) continue;
    const cacheControl = await formerCacheControl(`${file}${DESCRIPTION}`);
    await keepFile(directory, bucket, name.join('/'), bytes, { mimetype, cacheControl });
    await rm(file);
    if (imageTypeOf(await readFile(`${file}${DESCRIPTION}`).catch(() => Buffer.alloc(0))) === null) {
      await rm(`${file}${DESCRIPTION}`, { force: true });
    }
  }
}

async function formerCacheControl(file: string): Promise<string> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    const { cacheControl } = stored as { cacheControl?: unknown };
    return typeof cacheControl === 'string' ? cacheControl : DEFAULT_CACHE_CONTROL;
  } catch {
    return DEFAULT_CACHE_CONTROL;
  }
}
