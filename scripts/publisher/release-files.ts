import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** Hidden from visitors by its dot. */
const NAME = '.files';
const AT_ONCE = 32;

/** The size of every file, by its path in the release. */
const FileSizes = v.record(v.string(), v.number());

/** Writes into a release which files it has, and how large they are. */
export async function recordFiles(release: string): Promise<void> {
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== NAME)
    .map((entry) => path.relative(release, path.join(entry.parentPath, entry.name)));
  const sizes: [string, number][] = [];
  await forEach(files, async (file) => {
    sizes.push([file, (await stat(path.join(release, file))).size]);
  });
  await writeFile(path.join(release, NAME), JSON.stringify(Object.fromEntries(sizes.sort())));
}

/** Compares a release with its record; returns a file that is gone or has another size, or null when it is whole. */
export async function findDamage(release: string): Promise<string | null> {
  let sizes: Record<string, number>;
  try {
    sizes = v.parse(FileSizes, JSON.parse(await readFile(path.join(release, NAME), 'utf8')));
  } catch {
    return NAME;
  }
  const damaged: string[] = [];
  await forEach(Object.entries(sizes), async ([file, size]) => {
    const found = await stat(path.join(release, file)).catch(() => null);
    if (found?.size !== size) damaged.push(file);
  });
  return damaged.sort()[0] ?? null;
}

async function forEach<Item>(items: Item[], task: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < items.length) await task(items[next++] as Item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
