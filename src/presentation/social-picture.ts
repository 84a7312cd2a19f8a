import { hash } from '../build/hash.ts';
import { IMAGE_ORIGIN } from '../build/site-environment.ts';
import type { PlacedPage } from '../core/site/pages.ts';
import { pictureAddress, pictureAlternative, pictureKey, pictureOfPage } from '../core/site/social-picture.ts';

/** Returns the address and the alternative text of a page's social picture. */
export function socialPicture(page: PlacedPage): { address: string; alternative: string } {
  const picture = pictureOfPage({ ...page, props: page }, IMAGE_ORIGIN);
  return { address: pictureAddress(pictureKey(picture, hash)), alternative: pictureAlternative(picture) };
}
