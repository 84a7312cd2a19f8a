import { log } from '../operate/log/log.ts';
import { readObject } from '../store/objects.ts';
import type { SiteFiles } from './followed-site.ts';

/** Milliseconds before a file that could not be read is read again. A repair gives it the same hash, so nothing announces it. */
export const READ_AGAIN_AFTER = 5_000;

/**
 * Parses one file of the site, and again when it has changed. A file that cannot be read leaves the former value, and is
 * read again a little later.
 *
 * @param parse takes null when there is no such file
 * @param onDamaged called when the bytes of the file are damaged
 * @param now in milliseconds
 */
export function derivedFile<Value>(
  files: SiteFiles,
  file: string,
  parse: (bytes: Buffer | null) => Value | Promise<Value>,
  onDamaged: (file: string) => void,
  now = () => performance.now(),
): () => Promise<Value> {
  let hash: string | null | undefined;
  let value: Promise<Value> | null = null;
  let readAgainAt = Infinity;

  async function read(name: string | null): Promise<Value> {
    const bytes = name === null ? null : await readObject(files.objects, name);
    if (name !== null && bytes === null) {
      onDamaged(file);
      throw new Error('Its bytes are damaged');
    }
    return parse(bytes);
  }

  return () => {
    const present = files.find(file)?.hash ?? null;
    if (value && present === hash && now() < readAgainAt) return value;
    hash = present;
    readAgainAt = Infinity;
    const former = value;
    value = read(present).catch((error: unknown) => {
      log.error({ err: error }, `${file} of the site could not be read`);
      readAgainAt = now() + READ_AGAIN_AFTER;
      return former ?? parse(null);
    });
    return value;
  };
}
