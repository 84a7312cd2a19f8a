import { hash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

export interface StoredObject {
  hash: string;
  size: number;
}

let unfinishedCount = 0;

/** Returns the name of an object: SHA-256 in base64url. */
export function hashOf(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url');
}

export function objectFile(directory: string, name: string): string {
  return path.join(directory, name.slice(0, 2), name);
}

/**
 * Stores bytes under their hash, unless such an object exists. The file appears whole or not at all; several threads
 * may call.
 *
 * @throws when the disk is full
 */
export function putObject(directory: string, bytes: Buffer): StoredObject {
  const name = hashOf(bytes);
  const file = objectFile(directory, name);
  const stored = { hash: name, size: bytes.length };
  if (statSync(file, { throwIfNoEntry: false })?.size === bytes.length) return stored;
  const unfinished = path.join(directory, `.${process.pid}-${threadId}-${++unfinishedCount}`);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return stored;
}

/** Reads the bytes of an object; null when they are gone or do not match its hash. */
export async function readObject(directory: string, name: string): Promise<Buffer | null> {
  const bytes = await readFile(objectFile(directory, name)).catch(() => null);
  return bytes && hashOf(bytes) === name ? bytes : null;
}

/** True when an object of this size is there; its bytes are not read. */
export function hasObject(directory: string, { hash: name, size }: StoredObject): boolean {
  return statSync(objectFile(directory, name), { throwIfNoEntry: false })?.size === size;
}

/** Deletes an object, so that `putObject` writes it again. */
export function removeObject(directory: string, name: string): void {
  rmSync(objectFile(directory, name), { force: true });
}

/**
 * Deletes every object but the wanted ones, and the unfinished files of killed processes. Never call it while an object
 * is being stored.
 */
export async function removeOtherObjects(directory: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const entryPath = path.join(directory, entry.name);
    if (entry.isFile()) await rm(entryPath, { force: true });
    else
      for (const name of await readdir(entryPath))
        if (!wanted.has(name)) await rm(path.join(entryPath, name), { force: true });
  }
}
