import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { GROUNDS, type SocialPicture } from '../../core/site/section-pictures.ts';

/** Social pictures by their keys. */
export type Pictures = ReadonlyMap<string, SocialPicture>;

/** Hidden from visitors by its dot, and not called .json, which would be compressed for them. */
export const MANIFEST_FILE = '.social-pictures';

const Manifest = v.record(
  v.string(),
  v.object({
    title: v.string(),
    label: v.nullable(v.string()),
    cover: v.nullable(v.string()),
    isCutOut: v.boolean(),
    ground: v.picklist(GROUNDS),
  }),
);

/** Writes into a built site which pictures its pages name, for whoever draws them after the build. */
export async function writeManifest(site: string, pictures: Pictures): Promise<void> {
  await writeFile(path.join(site, MANIFEST_FILE), manifestText(pictures));
}

/** What `writeManifest` writes. */
export function manifestText(pictures: Pictures): string {
  return JSON.stringify(Object.fromEntries(pictures));
}

/** Reads the pictures of a built site; none when it was built by another version that kept no such list. */
export async function readManifest(site: string): Promise<Pictures> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(site, MANIFEST_FILE), 'utf8'));
    return new Map(Object.entries(v.parse(Manifest, manifest)));
  } catch {
    return new Map();
  }
}
