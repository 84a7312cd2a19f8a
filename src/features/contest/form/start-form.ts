import type { ContestEntry } from './contest-entry.ts';
import { PROOF_NOT_READY } from './copy.ts';

/** How far from the screen the form is begun to be loaded. */
const AHEAD = '400px';

/** Starts the proof form of the page when it comes near: who only looks at the prizes loads nothing of it. */
export function startProofForm(entry?: ContestEntry): void {
  const element = document.querySelector<HTMLElement>('[data-proof-form]');
  if (!element) return;
  const nearing = new IntersectionObserver(
    ([sight]) => {
      if (!sight?.isIntersecting) return;
      nearing.disconnect();
      import('./mount.tsx')
        .then(({ mountProofForm }) => mountProofForm(element, entry))
        .catch((error: unknown) => {
          console.error('The form could not be made ready', error);
          sayNotReady(element);
        });
    },
    { rootMargin: AHEAD },
  );
  nearing.observe(element);
}

/** The form keeps what was typed, and its button stays off: a reload makes another attempt. */
function sayNotReady(form: HTMLElement): void {
  const status = form.querySelector<HTMLElement>('.form-status');
  if (!status) return;
  status.dataset['state'] = 'failed';
  status.textContent = PROOF_NOT_READY;
}
