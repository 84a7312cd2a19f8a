import confetti from 'canvas-confetti';
import { DRAWN_POPPY, LIGHT_COLOURS } from '../../core/colours.ts';
import type { Celebration } from '../../core/quiz/quiz.ts';

const { blush, pistachio, cream, ink } = LIGHT_COLOURS;
const COLOURS = [DRAWN_POPPY, blush, pistachio, cream, ink];

/** Throws confetti over the page, from the left and the right in turn. @returns a function that ends it early */
export function throwConfetti({ startsAfter, burstEvery, lasts, particles }: Celebration): () => void {
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  // The policy of the pages forbids workers made by scripts.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const bursts = Array.from({ length: Math.ceil(lasts / burstEvery) }, (_, burst) =>
    setTimeout(
      () => {
        const x = burst % 2 === 0 ? 0.25 : 0.75;
        void fire({ particleCount: particles, spread: 75, startVelocity: 38, origin: { x, y: 0.45 }, colors: COLOURS });
      },
      startsAfter + burst * burstEvery,
    ),
  );
  const end = () => {
    for (const timer of [...bursts, ending]) clearTimeout(timer);
    fire.reset();
    canvas.remove();
  };
  const ending = setTimeout(end, startsAfter + lasts);
  return end;
}
