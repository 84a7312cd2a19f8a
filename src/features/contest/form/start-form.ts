import type { SenderOptions } from './sender.ts';

/** How far from the screen the form is begun to be loaded. */
const AHEAD = '400px';

/** Starts the proof form of the page when it comes near: who only looks at the prizes loads nothing of it. */
export function startProofForm(enter?: SenderOptions['enter']): void {
  const element = document.querySelector<HTMLElement>('[data-proof-form]');
  if (!element) return;
  const nearing = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      nearing.disconnect();
      void import('./mount.tsx').then(({ mountProofForm }) => mountProofForm(element, enter));
    },
    { rootMargin: AHEAD },
  );
  nearing.observe(element);
}
