import { log } from '../operate/log/log.ts';
import { readObject } from '../store/objects.ts';
import type { SiteFiles } from './followed-site.ts';

/**
 * Parses one file of the site, and again when it has changed. A file that cannot be read leaves the former value.
 *
 * @param parse takes null when there is no such file
 * @param onDamaged called when the bytes of the file are damaged
 */
export function derivedFile<Value>(
  files: SiteFiles,
  file: string,
  parse: (bytes: Buffer | null) => Value | Promise<Value>,
  onDamaged: (file: string) => void,
): () => Promise<Value> {
  let hash: string | null | undefined;
  let value: Promise<Value> | null = null;

  async function read(name: string | null): Promise<Value> {
    const bytes = name === null ? null : await readObject(files.objects, name);
    if (name !== null && bytes === null) {
      onDamaged(file);
      throw new Error('Its bytes are damaged');
    }
    return parse(bytes);
  }

  return () => {
    const now = files.find(file)?.hash ?? null;
    if (value && now === hash) return value;
    hash = now;
    const former = value;
    value = read(now).catch((error: unknown) => {
      log.error({ err: error }, `${file} of the site could not be read`);
      return former ?? parse(null);
    });
    return value;
  };
}
