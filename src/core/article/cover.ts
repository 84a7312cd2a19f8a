import { isOwnPicture } from './own-picture.ts';

/** The cover of an article that has none, or whose picture is not ours to load. */
export const DEFAULT_COVER = '/illustrations/cover-default.svg';

/**
 * The cover of an article where it may be loaded: a picture of another host is never asked for.
 *
 * @param imageOrigin where uploaded pictures come from, besides the site itself
 */
export function ownCover(imageUrl: string | null, imageOrigin: string | null): string | null {
  return imageUrl !== null && isOwnPicture(imageUrl, imageOrigin) ? imageUrl : null;
}
