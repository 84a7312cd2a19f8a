import { existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressedForms, FORM_ENDINGS, type CompressedForm } from './compressed-forms.ts';
import { discard } from './discarded-files.ts';
import type { FileSizes } from './tree-record.ts';

/**
 * Writes the files of a tree, with their compressed forms. A file is never overwritten: another tree may share it by a hard
 * link, and whoever reads it at that moment reads it to its end.
 */
export interface TreeWriter {
  write(file: string, bytes: Buffer): Promise<FileSizes>;
  /** Writes a file alone: its compressed forms are made later. */
  writeUncompressed(file: string, bytes: Buffer): FileSizes;
  /** Makes the compressed forms of a file that stands in the tree, which may be online: each is there whole, or not at all. */
  compress(file: string): Promise<FileSizes>;
  /** Takes a file of another tree, with its compressed forms. */
  link(file: string, from: string): Promise<void>;
  /**
   * Moves a file of another tree on this disk, with its compressed forms, to its place in this one, which may be online: it is the former or the
   * new one at any moment, and no compressed form is of another file.
   */
  replace(file: string, from: string): void;
  remove(file: string): Promise<void>;
}

export interface TreeWriting {
  /** Whether the tree was empty when it was opened: no file is looked for that can only have been written since. */
  isNew?: boolean;
  /** Where files that go wait to be deleted; none: they are deleted at once. */
  discarded?: string | null;
}

/**
 * Its process has nobody to answer meanwhile: calls that wait for the disk take a fraction of the time of others.
 *
 * @param directory the tree's root
 */
export function treeWriter(directory: string, { isNew = false, discarded = null }: TreeWriting = {}): TreeWriter {
  const folders = new Set<string>();

  function prepare(file: string): string {
    const target = path.join(directory, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return target;
  }

  function removeForms(target: string): void {
    // Asked first: a refused call costs five times as much, and most files are new.
    for (const ending of ['', ...FORM_ENDINGS]) if (existsSync(target + ending)) discard(target + ending, discarded);
  }

  /** Writes a file that was not there, or instead of the one that was. */
  function writeAlone(file: string, bytes: Buffer): string {
    const target = prepare(file);
    if (!isNew || !writtenAsNew(target, bytes)) {
      removeForms(target);
      writeFileSync(target, bytes);
    }
    return target;
  }

  return {
    async write(file, bytes) {
      const forms = await compressedForms(file, bytes);
      const target = writeAlone(file, bytes);
      for (const form of forms) writeFileSync(target + form.ending, form.bytes);
      return { size: bytes.length, compressedSize: sizeOf(forms) };
    },
    writeUncompressed(file, bytes) {
      writeAlone(file, bytes);
      return { size: bytes.length, compressedSize: null };
    },
    async compress(file) {
      const target = path.join(directory, file);
      const bytes = await readFile(target);
      const forms = await compressedForms(file, bytes);
      for (const form of forms) {
        const unfinished = `${directory}.form`;
        writeFileSync(unfinished, form.bytes);
        renameSync(unfinished, target + form.ending);
      }
      return { size: bytes.length, compressedSize: sizeOf(forms) };
    },
    async link(file, from) {
      const target = prepare(file);
      removeForms(target);
      const source = path.join(from, file);
      linkSync(source, target);
      for (const ending of FORM_ENDINGS) {
        if (existsSync(source + ending)) linkSync(source + ending, target + ending);
      }
    },
    replace(file, from) {
      const target = prepare(file);
      const source = path.join(from, file);
      for (const ending of FORM_ENDINGS) rmSync(target + ending, { force: true });
      renameSync(source, target);
      for (const ending of FORM_ENDINGS) {
        if (existsSync(source + ending)) renameSync(source + ending, target + ending);
      }
    },
    async remove(file) {
      removeForms(path.join(directory, file));
    },
  };
}

/** @returns false where there is a file */
function writtenAsNew(target: string, bytes: Buffer): boolean {
  try {
    writeFileSync(target, bytes, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function sizeOf(forms: readonly CompressedForm[]): number {
  return forms.reduce((sum, form) => sum + form.bytes.length, 0);
}

/** What a file takes in a tree; null where it is not there. */
export function sizesOnDisk(directory: string, file: string): FileSizes | null {
  const target = path.join(directory, file);
  const sizeOf = (place: string) => statSync(place, { throwIfNoEntry: false })?.size;
  const size = sizeOf(target);
  if (size === undefined) return null;
  return { size, compressedSize: FORM_ENDINGS.reduce((sum, ending) => sum + (sizeOf(target + ending) ?? 0), 0) };
}
