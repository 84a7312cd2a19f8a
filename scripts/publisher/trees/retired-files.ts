import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { forEach } from '../../../src/core/for-each.ts';
import { FORM_ENDINGS } from './compressed-forms.ts';

/** How long pages that are open may ask for a file that is gone: milliseconds, and at most so many files. */
const RETIRED_KEPT = 24 * 60 * 60 * 1000;
const MOST_RETIRED = 3000;

const FILES_AT_ONCE = 16;

/** Keeps a file of a tree that is about to change or go, for the pages that are still open and ask for it. */
export async function retire(file: string, from: string, retired: string): Promise<void> {
  const target = path.join(retired, file);
  await mkdir(path.dirname(target), { recursive: true });
  for (const ending of ['', ...FORM_ENDINGS]) {
    // Copied, not linked: its age counts from now.
    await copyFile(path.join(from, file + ending), target + ending).catch(() => undefined);
  }
}

/**
 * Forgets the oldest of the files that are gone.
 *
 * @param signal once it is aborted, the rest is left for later
 */
export async function forgetOldest(retired: string, signal?: AbortSignal): Promise<void> {
  if (!existsSync(retired)) return;
  const entries = await readdir(retired, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const aged: { file: string; time: number }[] = [];
  await forEach(found, FILES_AT_ONCE, async (file) => {
    if (!signal?.aborted) aged.push({ file, time: (await stat(file)).mtimeMs });
  });
  // Which are the oldest is not known of a part.
  if (signal?.aborted) return;
  const kept = aged.sort((a, b) => b.time - a.time);
  const gone = kept.filter(({ time }, rank) => rank >= MOST_RETIRED || Date.now() - time > RETIRED_KEPT);
  await forEach(gone, FILES_AT_ONCE, async ({ file }) => {
    if (!signal?.aborted) await rm(file, { force: true });
  });
}
