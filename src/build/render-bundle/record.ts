import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** The style sheets of a route, in the form of Astro's own records. */
const Style = v.looseObject({
  depth: v.number(),
  order: v.number(),
  sheet: v.union([
    v.object({ type: v.literal('inline'), content: v.string() }),
    v.object({ type: v.literal('external'), src: v.string() }),
  ]),
});

/** What a bundle that renders pages needs to be told, besides its own code: what the build that made it knew. */
const BundleRecord = v.object({
  /** The file to import. */
  entry: v.string(),
  /** Style sheets by Astro's key of a page's route. */
  styles: v.array(v.tuple([v.string(), v.array(Style)])),
  /** The file of the script that every page has. */
  pageScript: v.nullable(v.string()),
  /** What integrations have injected: the stages of the scripts, and their code. */
  scripts: v.array(v.object({ stage: v.string(), content: v.string() })),
  /** The files that the back office starts with. */
  backOfficeModules: v.array(v.string()),
});

export type BundleRecord = v.InferOutput<typeof BundleRecord>;

const NAME = 'bundle.json';

export async function writeBundleRecord(directory: string, record: BundleRecord): Promise<void> {
  await writeFile(path.join(directory, NAME), JSON.stringify(record));
}

/** @throws when there is none, or one of another form */
export async function readBundleRecord(directory: string): Promise<BundleRecord> {
  return v.parse(BundleRecord, JSON.parse(await readFile(path.join(directory, NAME), 'utf8')));
}
