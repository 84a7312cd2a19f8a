import { APPLICATION_KEY } from '../../../core/privacy/storage-keys.ts';
import { APPLICATION_FIELDS } from '../../../core/podcast/guest-application.ts';
import { keepDraft } from '../../../presentation/forms/kept-draft.ts';
import { hydrateIsland } from '../../../presentation/islands/island-root.tsx';
import { keptText } from '../../../presentation/storage/kept-text.ts';
import { GuestForm } from './GuestForm.tsx';

/** Starts the form of an element, in what the page shows of it already, with what was typed before a reload. */
export function mountGuestForm(element: HTMLElement): void {
  const endpoint = element.querySelector('form')?.getAttribute('action');
  if (!endpoint) return;
  const draft = keepDraft(
    element,
    // For the tab alone, and until it is closed: what a guest writes is nobody else's.
    keptText(APPLICATION_KEY, () => sessionStorage),
    Object.values(APPLICATION_FIELDS),
  );
  hydrateIsland(
    element,
    <GuestForm endpoint={endpoint} onSent={draft.forget} onReady={() => element.removeAttribute('data-form')} />,
  );
}
