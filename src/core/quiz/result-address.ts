import type { SocialPicture } from '../site/section-pictures.ts';
import { resultOf, type Quiz } from './quiz.ts';

type Addressed = Pick<Quiz, 'address'>;

/** A category in an address or a file name: ASCII, with hyphens. */
export function categorySlug(category: string): string {
  return category.normalize('NFD').replace(/\p{M}/gu, '').replace(/_/g, '-');
}

/** The address of the page of a result. */
export function resultAddress({ address }: Addressed, category: string): string {
  return `${address}/resultat/${categorySlug(category)}`;
}

/** The address of the drawing of a result. */
export function resultPictureAddress({ address }: Addressed, category: string): string {
  return `/illustrations/quiz${address}-${categorySlug(category)}.svg`;
}

/** The picture that is shown with a shared result. */
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
