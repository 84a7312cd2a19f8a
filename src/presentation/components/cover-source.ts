import { IMAGE_ORIGIN } from '../../build/site-environment.ts';
import { DEFAULT_COVER, ownCover } from '../../core/article/cover.ts';

/** The address of an article's cover: its own picture, or ours when it has none that may be loaded. */
export function coverSource(imageUrl: string | null): string {
  return ownCover(imageUrl, IMAGE_ORIGIN) ?? DEFAULT_COVER;
}
