import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../process/operator-error.ts';
import { readObject } from './objects.ts';
import { objectsOf, readSiteMap } from './site-log.ts';

/**
 * Writes the published site into a folder, for another web server.
 *
 * @param target a folder, which is made if it is missing
 * @returns the number of files
 * @throws OperatorError when there is no site, or bytes are damaged
 */
export async function exportPublishedSite(directory: string, target: string): Promise<number> {
  const { files } = readSiteMap(directory);
  if (files.size === 0) throw new OperatorError(`No site is published in ${directory}.`);
  for (const [file, { hash }] of files) {
    const bytes = await readObject(objectsOf(directory), hash);
    if (!bytes) throw new OperatorError(`The file ${file} of the site is damaged: publish everything anew (--all).`);
    const place = path.join(target, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
  }
  return files.size;
}
