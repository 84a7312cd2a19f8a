import { keepDraft } from '../../presentation/forms/kept-draft.ts';
import { keptText } from '../../presentation/storage/kept-text.ts';
import { CONFESSION_FORM, CONFESSION_NOT_READY } from './copy.ts';

/** How far below the screen the form begins to load. */
const AHEAD = '200px';

/**
 * Keeps what is typed as long as this tab is open, from now on, and makes the form ready once it comes near: a text as private as
 * this one is for no one who opens the site later on the same machine.
 */
export function startConfession(): void {
  const element = document.querySelector<HTMLElement>('[data-receiver]');
  const form = element?.querySelector('form');
  if (!element || !form) return;
  const shownAt = Date.now();
  const draft = keepDraft(
    form,
    keptText('confession', () => sessionStorage),
    ['message'],
  );
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./mount.tsx')
        .then(({ mountConfession }) => mountConfession(element, draft, shownAt))
        .catch((error: unknown) => {
          console.error('The form could not be made ready', error);
          sayNotReady(form);
        });
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
}

/** The form keeps what was typed, and its button stays off: a reload makes another attempt. */
function sayNotReady(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('.form-status');
  if (button) button.textContent = CONFESSION_FORM.submit;
  if (!status) return;
  status.dataset['state'] = 'failed';
  status.textContent = CONFESSION_NOT_READY;
}
