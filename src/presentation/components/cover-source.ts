import { isOwnPicture } from '../../core/article/clean.ts';
import { DEFAULT_COVER, IMAGE_ORIGIN } from '../pictures.ts';

/** The address of an article's cover: its own picture, or ours when it has none that may be loaded. */
export function coverSource(imageUrl: string | null): string {
  return imageUrl !== null && isOwnPicture(imageUrl, IMAGE_ORIGIN) ? imageUrl : DEFAULT_COVER;
}
