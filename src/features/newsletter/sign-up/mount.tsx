import { NEWSLETTER_KEY } from '../../../core/privacy/storage-keys.ts';
import { NEWSLETTER_FIELD } from '../../../core/newsletter/subscription.ts';
import { keepDraft } from '../../../presentation/forms/kept-draft.ts';
import { hydrateIsland } from '../../../presentation/islands/island-root.tsx';
import { keptText } from '../../../presentation/storage/kept-text.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

/** Hydrates the form in an element, with the text typed before a reload. */
export function mountNewsletterForm(element: HTMLElement): void {
  const endpoint = element.querySelector('form')?.getAttribute('action');
  if (!endpoint) return;
  const draft = keepDraft(
    element,
    keptText(NEWSLETTER_KEY, () => sessionStorage),
    [NEWSLETTER_FIELD],
  );
  hydrateIsland(
    element,
    <NewsletterForm endpoint={endpoint} onSent={draft.forget} onReady={() => element.removeAttribute('data-form')} />,
  );
}
