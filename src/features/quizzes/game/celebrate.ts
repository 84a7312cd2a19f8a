import type { Celebration } from '../../../core/quiz/quiz.ts';

/**
 * Throws confetti, unless the visitor wants no motion. Its code comes now, and where it does not come there is none.
 *
 * @param heard called as the first is thrown
 * @returns how to end it
 */
export function celebrate(celebration: Celebration, heard: () => void): () => void {
  let end = () => {};
  let isOver = false;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void import('../../../presentation/confetti/confetti.ts').then(
      ({ throwConfetti }) => {
        if (isOver) return;
        end = throwConfetti(celebration);
        setTimeout(heard, celebration.startsAfter);
      },
      () => undefined,
    );
  }
  return () => {
    isOver = true;
    end();
  };
}
