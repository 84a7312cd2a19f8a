import { isArticlePage } from './newest-articles.ts';
import type { Page } from './pages.ts';
import type { SocialPicture } from './section-pictures.ts';
import { articleChunkName } from './sitemap-chunks.ts';
import { pictureKey, pictureOfPage } from './social-picture.ts';

/** A social picture under its key. */
export type KeyedPicture = readonly [key: string, picture: SocialPicture];

/** Some of the pictures that a site names: so many that one change of an article concerns few others. */
export interface PictureList {
  name: string;
  /** A picture that several pages name may stand there several times. */
  pictures: readonly KeyedPicture[];
}

/** The list of every picture but those of articles. */
export const SECTION_PICTURE_LIST = 'pages';

interface PictureOptions {
  /** Where uploaded pictures come from, besides the site itself. */
  imageOrigin: string | null;
  hash(text: string): string;
}

/**
 * Makes a function that lists every picture that pages name, sections first, then the newest articles: an article's stands in
 * the list of its number, as in the sitemap, all others in one list. A list that stays the same is the same object as before.
 */
export function pictureLister({ imageOrigin, hash }: PictureOptions): (pages: readonly Page[]) => PictureList[] {
  const known = new WeakMap<Page, KeyedPicture>();
  let former = new Map<string, PictureList>();

  function keyedPicture(page: Page): KeyedPicture {
    let keyed = known.get(page);
    if (!keyed) {
      const picture = pictureOfPage(page, imageOrigin);
      known.set(page, (keyed = [pictureKey(picture, hash), picture]));
    }
    return keyed;
  }

  return (pages) => {
    const lists = new Map<string, KeyedPicture[]>();
    for (const page of pages) {
      const name = listNameOf(page);
      const list = lists.get(name);
      if (list) list.push(keyedPicture(page));
      else lists.set(name, [keyedPicture(page)]);
    }
    former = new Map(
      Array.from(lists, ([name, pictures]) => {
        const list = former.get(name);
        return [name, list && areSame(list.pictures, pictures) ? list : { name, pictures }];
      }),
    );
    return [...former.values()];
  };
}

function listNameOf(page: Page): string {
  return isArticlePage(page) ? articleChunkName(page) : SECTION_PICTURE_LIST;
}

function areSame(ones: PictureList['pictures'], others: PictureList['pictures']): boolean {
  return ones.length === others.length && ones.every(([key], place) => key === others[place]?.[0]);
}
