import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { PictureList } from '../../core/site/picture-lists.ts';
import { GROUNDS, type SocialPicture } from '../../core/site/section-pictures.ts';

/** Social pictures by their keys. */
export type Pictures = ReadonlyMap<string, SocialPicture>;

/** Hidden from visitors by its dot. Its files are not called .json, which would be compressed for them. */
const FOLDER = '.social-pictures';

const ListedPictures = v.record(
  v.string(),
  v.object({
    title: v.string(),
    label: v.nullable(v.string()),
    cover: v.nullable(v.string()),
    isCutOut: v.boolean(),
    ground: v.picklist(GROUNDS),
  }),
);

const inOrder = new Intl.Collator('en', { numeric: true });

/** The file of a list in a built site. */
export function pictureListFile({ name }: Pick<PictureList, 'name'>): string {
  return `${FOLDER}/${name}`;
}

/** Whether a file of a built site is that of a list. */
export function isPictureList(file: string): boolean {
  return file.startsWith(`${FOLDER}/`);
}

/** What the file of a list says. */
export function pictureListText({ pictures }: PictureList): string {
  return JSON.stringify(Object.fromEntries(pictures));
}

/** Writes into a built site which pictures its pages name, for whoever draws them after the build. */
export async function writePictureLists(site: string, lists: readonly PictureList[]): Promise<void> {
  await mkdir(path.join(site, FOLDER), { recursive: true });
  for (const list of lists) await writeFile(path.join(site, pictureListFile(list)), pictureListText(list));
}

/** The files of the lists of a built site, sections first, then the newest articles. */
export async function pictureListFiles(site: string): Promise<string[]> {
  const names = await readdir(path.join(site, FOLDER)).catch(noneOfMissing);
  return names.sort((one, other) => inOrder.compare(other, one)).map((name) => pictureListFile({ name }));
}

/** Reads the file of a list: no pictures when it is gone, or of another version that wrote something else. */
export async function readPictureList(site: string, file: string): Promise<Pictures> {
  try {
    const listed: unknown = JSON.parse(await readFile(path.join(site, file), 'utf8'));
    return new Map(Object.entries(v.parse(ListedPictures, listed)));
  } catch {
    return new Map();
  }
}

/** Reads all pictures of a built site, list by list: what else the process does goes on between them. */
export async function readPictures(site: string): Promise<Pictures> {
  const pictures = new Map<string, SocialPicture>();
  for (const file of await pictureListFiles(site)) {
    for (const [key, picture] of await readPictureList(site, file)) pictures.set(key, picture);
  }
  return pictures;
}

function noneOfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
