import { ownCover } from '../article/cover.ts';
import type { ContentType } from '../article/content-type.ts';
import type { ArticleProps } from './pages.ts';
import type { Ground, SocialPicture } from './section-pictures.ts';

const ARTICLE_GROUNDS: Record<ContentType, readonly [Ground, ...Ground[]]> = {
  blog: ['blush', 'pistachio', 'cream'],
  anecdote: ['poppy', 'cream', 'blush'],
};

const ARTICLE_LABEL: Record<ContentType, string> = { blog: 'Blog', anecdote: 'Anecdote' };

export type Illustrated = Pick<ArticleProps['article'], 'id' | 'title' | 'imageUrl' | 'contentType'>;

/**
 * Returns the picture of an article. Its ground depends on the id, so that it stays when the title changes.
 * @param imageOrigin origin of uploaded pictures; null when the site itself serves them
 */
export function articlePicture(
  { id, title, imageUrl, contentType }: Illustrated,
  imageOrigin: string | null,
): SocialPicture {
  const grounds = ARTICLE_GROUNDS[contentType];
  const sum = Array.from(id).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return {
    title,
    label: ARTICLE_LABEL[contentType],
    cover: ownCover(imageUrl, imageOrigin),
    isCutOut: false,
    ground: grounds[sum % grounds.length] ?? grounds[0],
  };
}
