import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageOriginOf, type Environment } from '../../../src/gateway/server/environment.ts';
import { indexFileAddress, parseManifest } from '../../../src/core/search/index-files.ts';
import { pictureLister, SECTION_PICTURE_LIST, type PictureList } from '../../../src/core/site/picture-lists.ts';
import { hash } from '../../../src/build/hash.ts';
import { keptSearch, SEARCH_MANIFEST_FILE } from '../../../src/build/search/kept-search.ts';
import type { Site } from '../../../src/build/site.ts';
import {
  isPictureList,
  pictureListFile,
  pictureListText,
} from '../../../src/build/social-pictures/picture-list-files.ts';
import { forEach } from '../../../src/core/for-each.ts';
import type { OpenTree } from '../trees/open-tree.ts';
import type { OnlineTree } from '../trees/site-trees.ts';
import type { TreeFile } from '../trees/tree-record.ts';
import type { TextsOf } from '../../../src/build/texts-ahead.ts';
import { readSearchRecord, writeSearchRecord } from './search-record.ts';
import { log } from '../../operate/log/log.ts';

const FILES_AT_ONCE = 8;

/** The files that follow the pages: the search index, and the lists of the pictures that pages name. */
export interface FollowingFiles {
  owns(file: string): boolean;
  /** Whether a tree with these files lacks something of them, though no page may have changed since. */
  areBehind(known: ReadonlyMap<string, TreeFile>): boolean;
  /** Takes over what a former process has recorded of a site's search index: once, before the first `write`, which else does so. */
  takeOver(former: FormerSite): Promise<void>;
  /**
   * Brings them up to date in a tree.
   *
   * @param former the site that the tree begins with; null where it is empty
   */
  write(tree: OpenTree, former: FormerSite | null, site: Site, textsOf: TextsOf): Promise<void>;
  /** Records what a later start needs to take over the search index. It takes a moment of a large one. */
  keepRecord(): Promise<void>;
}

/** A site, and what is known of its files. */
export type FormerSite = Pick<OnlineTree, 'directory' | 'files'>;

/**
 * @param environment where uploaded pictures come from
 * @param recordFile where what a later start needs is recorded
 */
export function followingFiles(environment: Environment, recordFile: string): FollowingFiles {
  const imageOrigin = imageOriginOf(environment);
  const search = keptSearch(imageOrigin);
  const listPictures = pictureLister({ imageOrigin, hash });
  const keys = new WeakMap<PictureList, string>();
  let takenOver: Promise<void> | null = null;
  /** The index that is to be recorded: null where it has been, or where it lacks a text. */
  let unrecorded: string | null = null;
  const owns = (file: string) => file.startsWith('recherche/') || isPictureList(file);

  function keyOf(list: PictureList): string {
    const key = keys.get(list) ?? hash(pictureListText(list));
    keys.set(list, key);
    return key;
  }

  /** Else every text is read again. */
  async function takeOverIndex({ directory, files }: FormerSite): Promise<void> {
    const record = await readSearchRecord(recordFile);
    if (!record || record.manifestKey !== files.get(SEARCH_MANIFEST_FILE)?.key) return;
    const read = (file: string) => readFile(path.join(directory, file), 'utf8');
    try {
      await search.restore({
        manifest: parseManifest(JSON.parse(await read(SEARCH_MANIFEST_FILE))),
        signatures: record.signatures,
        read: (name) => read(indexFileAddress(name).slice(1)),
      });
    } catch (error) {
      log.warn({ err: error }, 'The search index is made anew from all texts');
    }
  }

  const takeOver = (former: FormerSite) => (takenOver ??= takeOverIndex(former));

  return {
    owns,
    takeOver,
    areBehind: (known) =>
      !known.get(SEARCH_MANIFEST_FILE)?.key || !known.has(pictureListFile({ name: SECTION_PICTURE_LIST })),
    async keepRecord() {
      const manifestKey = unrecorded;
      unrecorded = null;
      const signatures = search.signatures();
      if (manifestKey !== null && signatures) await writeSearchRecord(recordFile, { manifestKey, signatures });
    },
    async write(tree, former, { pages }, textsOf) {
      const known = former?.files ?? new Map<string, TreeFile>();
      // One that is being taken over would take the place of what is brought up to date meanwhile.
      await (former ? takeOver(former) : (takenOver ??= Promise.resolve()));
      const writeText = (file: string, key: string, text: string) => tree.write(file, key, Buffer.from(text));
      const { files, manifest, isWhole } = await search.update(
        pages,
        textsOf,
        (file) => known.has(file),
        (file, text) => writeText(file, hash(text), text),
      );
      const manifestKey = isWhole ? hash(manifest) : '';
      if (known.get(SEARCH_MANIFEST_FILE)?.key !== manifestKey) {
        await writeText(SEARCH_MANIFEST_FILE, manifestKey, manifest);
      }
      unrecorded = isWhole ? manifestKey : null;

      const lists = listPictures(pages);
      const stale = lists.filter((list) => known.get(pictureListFile(list))?.key !== keyOf(list));
      await forEach(stale, FILES_AT_ONCE, (list) =>
        tree.write(pictureListFile(list), keyOf(list), Buffer.from(pictureListText(list))),
      );

      const wanted = new Set([...files, ...lists.map(pictureListFile)]);
      const gone = Array.from(known.keys()).filter((file) => owns(file) && !wanted.has(file));
      await forEach(gone, FILES_AT_ONCE, (file) => tree.remove(file));
    },
  };
}
