import { hash } from '../../src/build/hash.ts';
import type { PictureDrawer } from '../../src/build/social-pictures/picture-drawer.ts';
import { batchesOf } from '../../src/core/for-each.ts';
import type { Page } from '../../src/core/site/pages.ts';
import type { SocialPicture } from '../../src/core/site/section-pictures.ts';
import { pictureAddress, pictureKey, pictureOfPage } from '../../src/core/site/social-picture.ts';
import type { SiteFile } from '../store/site-log.ts';
import type { SiteStore } from '../store/store.ts';

const PICTURES_PER_COMMIT = 2;

export type Pictures = ReadonlyMap<string, SocialPicture>;

export function socialPictureFile(key: string): string {
  return pictureAddress(key).slice(1);
}

/** Makes the function that lists the pictures of pages, by key and in the order of the pages. */
export function pictureLister(imageOrigin: string | null): (pages: readonly Page[]) => Pictures {
  const known = new WeakMap<Page, [key: string, picture: SocialPicture]>();
  return (pages) => {
    const wanted = new Map<string, SocialPicture>();
    for (const page of pages) {
      let keyed = known.get(page);
      if (!keyed) {
        const picture = pictureOfPage(page, imageOrigin);
        known.set(page, (keyed = [pictureKey(picture, hash), picture]));
      }
      wanted.set(...keyed);
    }
    return wanted;
  };
}

/**
 * Draws the pictures that the site lacks, and puts them online a few at a time.
 *
 * @param signal once it is aborted, no further picture is begun
 * @returns how many were drawn
 * @throws when the disk is full
 */
export async function drawMissing(
  store: SiteStore,
  wanted: Pictures,
  drawer: Pick<PictureDrawer, 'draw'>,
  signal: AbortSignal,
  onCommitted: () => void,
): Promise<number> {
  const missing = Array.from(wanted).filter(([key]) => store.files.get(socialPictureFile(key))?.key !== key);
  let count = 0;
  for (const batch of batchesOf(missing, PICTURES_PER_COMMIT)) {
    if (signal.aborted) break;
    const drawn = await Promise.all(batch.map(async ([key, picture]) => [key, await drawer.draw(picture)] as const));
    const put = new Map<string, SiteFile>();
    for (const [key, png] of drawn) if (png) put.set(socialPictureFile(key), { key, ...store.put(png) });
    store.commit({ put, drop: [] });
    onCommitted();
    count += put.size;
  }
  return count;
}
