import { isOwnPicture } from './own-picture.ts';

/** Cover of an article without one, or with one of another host. */
export const DEFAULT_COVER = '/illustrations/cover-default.svg';

/** Returns the cover if pages may load it: a picture of another host is never requested. */
export function ownCover(imageUrl: string | null, imageOrigin: string | null): string | null {
  return imageUrl !== null && isOwnPicture(imageUrl, imageOrigin) ? imageUrl : null;
}
