import type { Quiz } from '../../../core/quiz/quiz.ts';
import { resultPictureAddress } from '../../../core/quiz/result-address.ts';
import { keepGameOffline } from '../../../presentation/offline/keep-game.ts';
import { SOUND_ADDRESSES } from './quiz-sounds.ts';

/** Keeps a quiz for when the network is gone, once the browser has nothing better to do. */
export function keepQuizWhenIdle(quiz: Quiz): void {
  const files = [
    ...quiz.categories.map((category) => resultPictureAddress(quiz, category)),
    ...Object.values(SOUND_ADDRESSES),
  ];
  const keep = () => void keepGameOffline(quiz.address, files);
  if ('requestIdleCallback' in window) requestIdleCallback(keep);
  else setTimeout(keep, 2000);
}
