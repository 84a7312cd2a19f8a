import { pictureAddress, pictureKey, type SocialPicture } from '../core/site/social-picture.ts';
import { hash } from '../gateway/site.ts';

/** The site's address of a page's social picture. */
export function socialPictureAddress(picture: SocialPicture): string {
  return pictureAddress(pictureKey(picture, hash));
}
