import { hash } from '../build/hash.ts';
import { IMAGE_ORIGIN } from '../build/site-environment.ts';
import type { PlacedPage } from '../core/site/pages.ts';
import { pictureAddress, pictureAlternative, pictureKey, pictureOfPage } from '../core/site/social-picture.ts';

/** A page's social picture: its address on the site, and what it says to those who do not see it. */
export function socialPicture(page: PlacedPage): { address: string; alternative: string } {
  const picture = pictureOfPage({ ...page, props: page }, IMAGE_ORIGIN);
  return { address: pictureAddress(pictureKey(picture, hash)), alternative: pictureAlternative(picture) };
}
