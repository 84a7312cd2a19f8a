import type { SocialPicture } from '../site/section-pictures.ts';
import { resultOf, type Quiz } from './quiz.ts';

type Addressed = Pick<Quiz, 'address'>;

/** Writes a category for an address or a file name: ASCII, with hyphens. */
export function categorySlug(category: string): string {
  return category.normalize('NFD').replace(/\p{M}/gu, '').replace(/_/g, '-');
}

export function resultAddress({ address }: Addressed, category: string): string {
  return `${address}/resultat/${categorySlug(category)}`;
}

export function resultPictureAddress({ address }: Addressed, category: string): string {
  return `/illustrations/quiz${address}-${categorySlug(category)}.svg`;
}

export function resultSocialPicture(quiz: Quiz, category: string): SocialPicture {
  const { teaser, ground } = resultOf(quiz, category);
  return {
    title: teaser,
    label: quiz.resultLabel,
    cover: resultPictureAddress(quiz, category),
    isCutOut: false,
    ground,
  };
}
