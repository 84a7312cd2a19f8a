import { checkedQuizzes } from '../quiz/check-quizzes.ts';
import { QUIZZES } from '../quiz/quizzes.ts';
import { categorySlug, resultAddress, resultSocialPicture } from '../quiz/result-address.ts';
import { ENDING_IDS, endingPicture } from '../simulator/ending-pictures.ts';
import { endingAddress } from '../simulator/endings.ts';
import type { ListedPage } from './page-source.ts';
import type { Frame } from './pages.ts';

/** @throws SiteError for a quiz that cannot be played */
export function quizResultPages(frame: Frame): ListedPage[] {
  return checkedQuizzes(QUIZZES).flatMap((quiz) =>
    quiz.categories.map((category): ListedPage => ({
      route: '/[quiz]/resultat/[result]',
      address: resultAddress(quiz, category),
      params: { quiz: quiz.address.slice(1), result: categorySlug(category) },
      props: { frame, quizAddress: quiz.address, category, picture: resultSocialPicture(quiz, category) },
      lastModified: null,
    })),
  );
}

export function endingPages(frame: Frame): ListedPage[] {
  return ENDING_IDS.map((ending) => ({
    route: '/drague-simulator/fin/[ending]',
    address: endingAddress(ending),
    params: { ending },
    props: { frame, ending, picture: endingPicture(ending) },
    lastModified: null,
  }));
}
