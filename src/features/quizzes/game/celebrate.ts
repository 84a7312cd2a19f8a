import type { Celebration } from '../../../core/quiz/quiz.ts';

/**
 * Throws confetti, unless the visitor prefers reduced motion or the code does not load.
 *
 * @param heard called with the first throw
 * @returns a function that stops it
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
