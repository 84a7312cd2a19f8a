import { IMAGE_ORIGIN } from '../../build/site-environment.ts';
import { DEFAULT_COVER, ownCover } from '../../core/article/cover.ts';

/** Returns the cover, or the default one when it may not be loaded. */
export function coverSource(imageUrl: string | null): string {
  return ownCover(imageUrl, IMAGE_ORIGIN) ?? DEFAULT_COVER;
}
