import { imageOriginOf, type Environment } from '../../../src/gateway/server/environment.ts';
import { forEach } from '../../../src/core/for-each.ts';
import { pictureLister, SECTION_PICTURE_LIST, type PictureList } from '../../../src/core/site/picture-lists.ts';
import { hash } from '../../../src/build/hash.ts';
import type { Site } from '../../../src/build/site.ts';
import {
  isPictureList,
  pictureListFile,
  pictureListText,
} from '../../../src/build/social-pictures/picture-list-files.ts';
import type { OpenTree } from '../trees/open-tree.ts';
import type { TreeFile } from '../trees/tree-record.ts';

const FILES_AT_ONCE = 8;

/** The files that list the social pictures of pages. */
export interface ListedPictures {
  owns(file: string): boolean;
  /** True when a site with these files lacks the lists, though no page may have changed since. */
  areBehind(known: ReadonlyMap<string, TreeFile>): boolean;
  /** Brings the lists of a tree up to date. @param known the files of the site that the tree begins with */
  write(tree: OpenTree, known: ReadonlyMap<string, TreeFile>, site: Site): Promise<void>;
}

/** @param environment where uploaded pictures come from */
export function listedPictures(environment: Environment): ListedPictures {
  const listPictures = pictureLister({ imageOrigin: imageOriginOf(environment), hash });
  const keys = new WeakMap<PictureList, string>();

  function keyOf(list: PictureList): string {
    const key = keys.get(list) ?? hash(pictureListText(list));
    keys.set(list, key);
    return key;
  }

  return {
    owns: isPictureList,
    areBehind: (known) => !known.has(pictureListFile({ name: SECTION_PICTURE_LIST })),
    async write(tree, known, { pages }) {
      const lists = listPictures(pages);
      const stale = lists.filter((list) => known.get(pictureListFile(list))?.key !== keyOf(list));
      await forEach(stale, FILES_AT_ONCE, (list) =>
        tree.write(pictureListFile(list), keyOf(list), Buffer.from(pictureListText(list))),
      );
      const wanted = new Set(lists.map(pictureListFile));
      const gone = Array.from(known.keys()).filter((file) => isPictureList(file) && !wanted.has(file));
      await forEach(gone, FILES_AT_ONCE, (file) => tree.remove(file));
    },
  };
}
