import type { Quiz } from '../../../core/quiz/quiz.ts';
import { resultPictureAddress } from '../../../core/quiz/result-address.ts';
import { keepGameOffline } from '../../../presentation/offline/keep-game.ts';
import { SOUND_ADDRESSES } from './quiz-sounds.ts';

/** Caches a quiz for offline use, once the browser is idle. */
export function keepQuizWhenIdle(quiz: Quiz): void {
  const files = [
    ...quiz.categories.map((category) => resultPictureAddress(quiz, category)),
    ...Object.values(SOUND_ADDRESSES),
  ];
  const keep = () => void keepGameOffline(quiz.address, files);
  if ('requestIdleCallback' in window) requestIdleCallback(keep);
  else setTimeout(keep, 2000);
}
