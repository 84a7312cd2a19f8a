import { APPLICATION_KEY } from '../../../core/privacy/storage-keys.ts';
import { APPLICATION_FIELDS } from '../../../core/podcast/guest-application.ts';
import { keepDraft } from '../../../presentation/forms/kept-draft.ts';
import { hydrateIsland } from '../../../presentation/islands/island-root.tsx';
import { keptText } from '../../../presentation/storage/kept-text.ts';
import { GuestForm } from './GuestForm.tsx';

/** Hydrates the form in an element, with the text typed before a reload. */
export function mountGuestForm(element: HTMLElement): void {
  const endpoint = element.querySelector('form')?.getAttribute('action');
  if (!endpoint) return;
  const draft = keepDraft(
    element,
    // Kept for this tab only: a guest's answers must not outlive it.
    keptText(APPLICATION_KEY, () => sessionStorage),
    Object.values(APPLICATION_FIELDS),
  );
  hydrateIsland(
    element,
    <GuestForm endpoint={endpoint} onSent={draft.forget} onReady={() => element.removeAttribute('data-form')} />,
  );
}
