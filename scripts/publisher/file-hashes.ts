import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteChange } from '../server/site-change.ts';
import { forEach } from '../../src/core/for-each.ts';
import { isCompressedForm } from './trees/compressed-forms.ts';

const AT_ONCE = 16;

/** The hashes of a site's files, of which only those are read that have changed. */
export interface FileHashes {
  /** Tells what has changed since; what is told while files are read counts for the next time. */
  note(change: Pick<SiteChange, 'written' | 'removed'>): void;
  /**
   * The hash of each file of the site that lies in `directory` now, compressed forms of others excepted: SHA-256 in
   * base64url, by its path there with `/` between its parts. All are read the first time, and again after a failure.
   */
  read(directory: string): Promise<ReadonlyMap<string, string>>;
}

export function fileHashes(): FileHashes {
  let hashes = new Map<string, string>();
  let changed: Set<string> | 'all' = 'all';

  return {
    note({ written, removed }) {
      if (changed === 'all') return;
      if (written === 'all') changed = 'all';
      else changed = new Set([...changed, ...written, ...removed]);
    },
    async read(directory) {
      const wanted = changed === 'all' ? await filesBelow(directory) : changed;
      const next = changed === 'all' ? new Map<string, string>() : new Map(hashes);
      changed = new Set();
      try {
        await forEach(wanted, AT_ONCE, async (file) => {
          const found = await hashOf(path.join(directory, file));
          if (found === null) next.delete(file);
          else next.set(file, found);
        });
      } catch (error) {
        changed = 'all';
        throw error;
      }
      hashes = next;
      return hashes;
    },
  };
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const all = new Set(files);
  return files.filter((file) => !isCompressedForm(file, all)).sort();
}

/** @returns null for a file that is not there */
async function hashOf(file: string): Promise<string | null> {
  try {
    return hash('sha256', await readFile(file), 'base64url');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
