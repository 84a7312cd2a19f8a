import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';

/** What is known of the search index of a site: a start takes it over instead of reading every text. */
export interface SearchRecord {
  /** Of the file that names all others: the record tells of no other index. */
  manifestKey: string;
  /** What tells whether an article has changed since, by its number. */
  signatures: ReadonlyMap<number, string>;
}

const Recorded = v.object({
  manifestKey: v.string(),
  signatures: v.array(v.strictTuple([v.number(), v.string()])),
});

/** @returns null where there is none that can be read */
export async function readSearchRecord(file: string): Promise<SearchRecord | null> {
  const recorded = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const { success, output } = v.safeParse(Recorded, recorded);
  return success ? { manifestKey: output.manifestKey, signatures: new Map(output.signatures) } : null;
}

/** Whole, or not at all. */
export async function writeSearchRecord(file: string, { manifestKey, signatures }: SearchRecord): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify({ manifestKey, signatures: [...signatures] }));
  await rename(`${file}.new`, file);
}
