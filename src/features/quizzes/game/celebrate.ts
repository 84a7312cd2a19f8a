import type { Celebration } from '../../../core/quiz/quiz.ts';
import type * as confetti from '../../../presentation/confetti/confetti.ts';

interface CelebrationParts {
  loadConfetti?: () => Promise<Pick<typeof confetti, 'throwConfetti'>>;
  playSound: () => void;
  /** Calls back after a time in milliseconds. @returns a function that cancels it */
  after?: (milliseconds: number, then: () => void) => () => void;
}

/**
 * Throws confetti, and plays the sound with the first throw, unless the visitor prefers reduced motion or the code does not load.
 *
 * @returns a function that stops both
 */
export function celebrate(
  celebration: Celebration,
  { loadConfetti = importConfetti, playSound, after = afterTime }: CelebrationParts,
): () => void {
  let stops: (() => void)[] = [];
  let isOver = false;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void loadConfetti().then(
      ({ throwConfetti }) => {
        if (!isOver) stops = [throwConfetti(celebration), after(celebration.startsAfter, playSound)];
      },
      () => undefined,
    );
  }
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

const importConfetti = () => import('../../../presentation/confetti/confetti.ts');

function afterTime(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
