import { ownCover } from '../article/cover.ts';
import type { ContentType } from '../article/content-type.ts';
import { declarationOf, showsContest } from './page-table.ts';
import type { ArticleProps } from './pages.ts';
import { SECTION_PICTURES, type Ground, type SocialPicture } from './section-pictures.ts';

/** Changes with the drawing, so that every picture gets a new address: networks keep what they found at the old one. */
const DRAWING_VERSION = 2;

export const SOCIAL_PICTURE_WIDTH = 1200;
export const SOCIAL_PICTURE_HEIGHT = 630;

const ARTICLE_GROUNDS: Record<ContentType, readonly [Ground, ...Ground[]]> = {
  blog: ['blush', 'pistachio', 'cream'],
  anecdote: ['poppy', 'cream', 'blush'],
};

const ARTICLE_LABEL: Record<ContentType, string> = { blog: 'Blog', anecdote: 'Anecdote' };

type Illustrated = Pick<ArticleProps['article'], 'id' | 'title' | 'imageUrl' | 'contentType'>;

/** The page that a picture is for. */
interface PictureSubject {
  route: string;
  address: string;
  props: object;
}

/**
 * The picture of an article. Its ground follows from the identifier, and stays when the title changes.
 *
 * @param imageOrigin where uploaded pictures come from, besides the site itself
 */
export function articlePicture(
  { id, title, imageUrl, contentType }: Illustrated,
  imageOrigin: string | null,
): SocialPicture {
  const grounds = ARTICLE_GROUNDS[contentType];
  const sum = Array.from(id).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return {
    title,
    label: ARTICLE_LABEL[contentType],
    cover: ownCover(imageUrl, imageOrigin),
    isCutOut: false,
    ground: grounds[sum % grounds.length] ?? grounds[0],
  };
}

/**
 * The picture that a page names: an article has its own, a page may bring one, every other has the one that the page table
 * names or holds, by whether it shows a contest that takes place.
 *
 * @param imageOrigin where uploaded pictures come from, besides the site itself
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

/** Names a picture by what it is drawn from: 12 characters, the same as long as it would look the same. */
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

/** The site's address of a drawn picture. */
export function pictureAddress(key: string): string {
  return `/social/${key}.png`;
}
