import { imageOriginOf, type Environment } from '../../../src/gateway/server/environment.ts';
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
import type { TreeFile } from '../trees/tree-record.ts';
import type { TextsOf } from '../../../src/build/texts-ahead.ts';

const FILES_AT_ONCE = 8;

/** The files that follow the pages: the search index, and the lists of the pictures that pages name. */
export interface FollowingFiles {
  owns(file: string): boolean;
  /** Whether a tree with these files lacks something of them, though no page may have changed since. */
  areBehind(known: ReadonlyMap<string, TreeFile>): boolean;
  /**
   * Brings them up to date in a tree.
   *
   * @param known what the tree has
   */
  write(tree: OpenTree, known: ReadonlyMap<string, TreeFile>, site: Site, textsOf: TextsOf): Promise<void>;
}

/** @param environment where uploaded pictures come from */
export function followingFiles(environment: Environment): FollowingFiles {
  const imageOrigin = imageOriginOf(environment);
  const search = keptSearch(imageOrigin);
  const listPictures = pictureLister({ imageOrigin, hash });
  const keys = new WeakMap<PictureList, string>();
  const owns = (file: string) => file.startsWith('recherche/') || isPictureList(file);

  function keyOf(list: PictureList): string {
    const key = keys.get(list) ?? hash(pictureListText(list));
    keys.set(list, key);
    return key;
  }

  return {
    owns,
    areBehind: (known) =>
      !known.get(SEARCH_MANIFEST_FILE)?.key || !known.has(pictureListFile({ name: SECTION_PICTURE_LIST })),
    async write(tree, known, { pages }, textsOf) {
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
