import { isOwnPicture } from '../article/clean.ts';
import type { ContentType } from '../article/article.ts';
import type { ArticleProps, Page } from './pages.ts';
import { SOCIAL_COPY, SOCIAL_LABEL } from './social-picture-copy.ts';

/** Changes with the drawing, so that every picture gets a new address: networks keep what they found at the old one. */
const DRAWING_VERSION = 2;

export const SOCIAL_PICTURE_WIDTH = 1200;
export const SOCIAL_PICTURE_HEIGHT = 630;

/** The papers that a picture is cut from. */
export type Ground = 'cream' | 'blush' | 'pistachio' | 'poppy';

/** All that the picture shown with a shared link is drawn from. */
export interface SocialPicture {
  title: string;
  /** What its sticker says, or null for none. */
  label: string | null;
  /** Address of the illustration, or null for the default one. */
  cover: string | null;
  /** Whether the illustration is a figure without ground, which stands free instead of in a frame. */
  isCutOut: boolean;
  ground: Ground;
}

/** The pictures of everything but articles. */
export const SECTION_PICTURES = {
  landing: { ...SOCIAL_COPY.landing, cover: '/illustrations/poppy.svg', isCutOut: true, ground: 'cream' },
  blog: { ...SOCIAL_COPY.blog, cover: '/illustrations/planche-contact.svg', isCutOut: false, ground: 'pistachio' },
  anecdote: {
    ...SOCIAL_COPY.anecdote,
    cover: '/illustrations/covers/date-au-cimetiere.svg',
    isCutOut: false,
    ground: 'blush',
  },
  signup: { ...SOCIAL_COPY.signup, cover: '/illustrations/poppy.svg', isCutOut: true, ground: 'pistachio' },
  soon: { ...SOCIAL_COPY.soon, cover: '/illustrations/bientot.svg', isCutOut: false, ground: 'cream' },
  site: { ...SOCIAL_COPY.site, cover: null, isCutOut: false, ground: 'cream' },
} satisfies Record<string, SocialPicture>;

const ARTICLE_GROUNDS: Record<ContentType, readonly [Ground, ...Ground[]]> = {
  blog: ['blush', 'pistachio', 'cream'],
  anecdote: ['poppy', 'cream', 'blush'],
};

type Illustrated = Pick<ArticleProps['article'], 'id' | 'title' | 'imageUrl' | 'contentType'>;

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
    label: SOCIAL_LABEL[contentType],
    cover: imageUrl !== null && isOwnPicture(imageUrl, imageOrigin) ? imageUrl : null,
    isCutOut: false,
    ground: grounds[sum % grounds.length] ?? grounds[0],
  };
}

/** The picture that a page names: an article has its own, every other page that of its section. */
export function pictureOfPage(
  { route, props }: Pick<Page, 'route' | 'props'>,
  imageOrigin: string | null,
): SocialPicture {
  if ('article' in props) return articlePicture(props.article, imageOrigin);
  if ('posts' in props) return SECTION_PICTURES[props.contentType];
  if (route === '/') return SECTION_PICTURES.landing;
  if (route === '/inscription') return SECTION_PICTURES.signup;
  if (route === '/[soon]') return SECTION_PICTURES.soon;
  return SECTION_PICTURES.site;
}

/** Names a picture by what it is drawn from: 12 characters, the same as long as it would look the same. */
export function pictureKey(
  { title, label, cover, isCutOut, ground }: SocialPicture,
  hash: (text: string) => string,
): string {
  return hash(JSON.stringify([DRAWING_VERSION, title, label, cover, isCutOut, ground])).slice(0, 12);
}

/** The site's address of a drawn picture. */
export function pictureAddress(key: string): string {
  return `/social/${key}.png`;
}

/** The key in the address of a picture; null for any other address. */
export function keyInAddress(address: string): string | null {
  return /^\/social\/([\w-]{12})\.png$/.exec(address)?.[1] ?? null;
}

/** Every picture that the pages name, by its key, in the order of the pages: sections first, then the newest articles. */
export function listPictures(
  pages: Pick<Page, 'route' | 'props'>[],
  { imageOrigin, hash }: { imageOrigin: string | null; hash: (text: string) => string },
): Map<string, SocialPicture> {
  const pictures = new Map<string, SocialPicture>();
  for (const page of pages) {
    const picture = pictureOfPage(page, imageOrigin);
    pictures.set(pictureKey(picture, hash), picture);
  }
  return pictures;
}
