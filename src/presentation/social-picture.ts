import { hash } from '../build/hash.ts';
import { IMAGE_ORIGIN } from '../build/site-environment.ts';
import type { PlacedPage } from '../core/site/pages.ts';
import { pictureAddress, pictureKey, pictureOfPage } from '../core/site/social-picture.ts';

/** The site's address of a page's social picture. */
export function socialPictureAddress(page: PlacedPage): string {
  return pictureAddress(pictureKey(pictureOfPage({ ...page, props: page }, IMAGE_ORIGIN), hash));
}
