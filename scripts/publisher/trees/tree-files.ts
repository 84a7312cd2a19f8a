import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressedForms, FORM_ENDINGS } from './compressed-forms.ts';

/**
 * Writes the files of a tree, with their compressed forms. A file is never overwritten: another tree may share it by a hard
 * link, and whoever reads it at that moment reads it to its end.
 */
export interface TreeWriter {
  write(file: string, bytes: Buffer): Promise<void>;
  /** Takes a file of another tree, with its compressed forms. */
  link(file: string, from: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** @param directory the tree's root */
export function treeWriter(directory: string): TreeWriter {
  const folders = new Set<string>();

  async function prepare(file: string): Promise<string> {
    const target = path.join(directory, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      await mkdir(folder, { recursive: true });
      folders.add(folder);
    }
    return target;
  }

  async function removeForms(target: string): Promise<void> {
    await Promise.all(['', ...FORM_ENDINGS].map((ending) => rm(target + ending, { force: true })));
  }

  return {
    async write(file, bytes) {
      const [target, forms] = await Promise.all([prepare(file), compressedForms(file, bytes)]);
      await removeForms(target);
      await Promise.all([
        writeFile(target, bytes),
        ...(forms ?? []).map((form, index) => writeFile(target + FORM_ENDINGS[index], form)),
      ]);
    },
    async link(file, from) {
      const target = await prepare(file);
      await removeForms(target);
      await Promise.all([
        link(path.join(from, file), target),
        ...FORM_ENDINGS.map((ending) =>
          link(path.join(from, file + ending), target + ending).catch((error: NodeJS.ErrnoException) => {
            if (error.code !== 'ENOENT') throw error;
          }),
        ),
      ]);
    },
    remove: (file) => removeForms(path.join(directory, file)),
  };
}

/** Keeps a file of a tree that is about to change or go, for the pages that are still open and ask for it. */
export async function retire(file: string, from: string, retired: string): Promise<void> {
  const target = path.join(retired, file);
  await mkdir(path.dirname(target), { recursive: true });
  for (const ending of ['', ...FORM_ENDINGS]) {
    // Copied, not linked: its age counts from now.
    await copyFile(path.join(from, file + ending), target + ending).catch(() => undefined);
  }
}
