import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { SiteTree } from './site-tree.ts';
import { log } from '../operate/log/log.ts';

/** What the server itself reads from one file of the site. */
export interface OwnFile<Value> {
  /** What was read last; waits for the first reading only. */
  value(): Promise<Value>;
  /** Reads it again; the value of before stays until that is done, and when it fails. */
  reread(): void;
}

/**
 * Reads one file of the site, beginning at once.
 *
 * @param parse takes null when there is no such file
 * @param onReread is called when a later reading has taken the place of the one before
 */
export function ownFile<Value>(
  tree: SiteTree,
  name: string,
  parse: (bytes: Buffer | null) => Value | Promise<Value>,
  onReread: () => void = () => undefined,
): OwnFile<Value> {
  const read = async () => parse(await tree.read((directory) => readIfThere(path.join(directory, name))));
  let last = read().catch((error: unknown) => {
    report(error);
    return parse(null);
  });
  let reading: Promise<unknown> = last;
  let isWaiting = false;

  function report(error: unknown): void {
    log.error({ err: error }, `${name} of the site could not be read`);
  }

  async function replace(): Promise<void> {
    isWaiting = false;
    try {
      const value = await read();
      last = Promise.resolve(value);
      onReread();
    } catch (error) {
      report(error);
    }
  }

  return {
    value: () => last,
    reread() {
      if (isWaiting) return;
      isWaiting = true;
      reading = reading.then(replace);
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
