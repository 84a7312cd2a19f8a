import { articlePicture, type Illustrated } from './article-picture.ts';
import { declarationOf, showsContest } from './page-table.ts';
import { SECTION_PICTURES, type SocialPicture } from './section-pictures.ts';

/** Version of the drawing. Increase it with each change: networks keep the picture of an old address. */
const DRAWING_VERSION = 2;

export const SOCIAL_PICTURE_WIDTH = 1200;
export const SOCIAL_PICTURE_HEIGHT = 630;

/** Page that a picture is for. */
interface PictureSubject {
  route: string;
  address: string;
  props: object;
}

/**
 * Returns the picture of a page: the article's, the one in the page's props, or the one in the page table.
 * @param imageOrigin origin of uploaded pictures; null when the site itself serves them
 */
export function pictureOfPage(page: PictureSubject, imageOrigin: string | null): SocialPicture {
  const { picture: declared, whenLive } = declarationOf(page);
  const picture = whenLive && showsContest(page.props) ? whenLive.picture : declared;
  if (picture === 'article' && 'article' in page.props) {
    return articlePicture(page.props.article as Illustrated, imageOrigin);
  }
  if (picture === 'own' && 'picture' in page.props) return page.props.picture as SocialPicture;
  if (picture === 'article' || picture === 'own') throw new Error(`${page.address} has nothing to draw`);
  return typeof picture === 'object' ? picture : SECTION_PICTURES[picture];
}

/** Hashes everything that a picture shows to 12 characters. */
export function pictureKey(
  { title, label, cover, isCutOut, ground }: SocialPicture,
  hash: (text: string) => string,
): string {
  return hash(JSON.stringify([DRAWING_VERSION, title, label, cover, isCutOut, ground])).slice(0, 12);
}

/** Returns the alternative text of a picture: its sticker and its title. */
export function pictureAlternative({ title, label }: SocialPicture): string {
  return label === null ? title : `${label}\u00a0: ${title}`;
}

export function pictureAddress(key: string): string {
  return `/social/${key}.png`;
}
