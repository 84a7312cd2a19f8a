import { sendFormMail } from '../../gateway/browser/mail.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import type { KeptDraft } from '../../presentation/forms/kept-draft.ts';
import { hydrateIsland } from '../../presentation/islands/island-root.tsx';
import { formToast } from '../../presentation/toasts/form-toast.ts';
import { ConfessionIsland } from './ConfessionIsland.tsx';
import { CONFESSION_FAILED, CONFESSION_SENT } from './copy.ts';
import { sendConfession, type ConfessionReceiver } from './send-confession.ts';

/** Hydrates the form in an element. @param shownAt time at which the page showed it, by `performance.now` */
export function mountConfession(element: HTMLElement, draft: KeptDraft, shownAt: number): void {
  const receiver = JSON.parse(element.dataset['receiver'] ?? '') as ConfessionReceiver;
  const toast = formToast();
  const source = { shownAt, now: () => performance.now(), send: sendFormMail };
  const services = {
    send(message: string, trap: string) {
      toast.clear();
      return sendConfession(receiver, message, trap, source);
    },
    report({ kind }: SubmitOutcome) {
      if (kind === 'sent') {
        draft.forget();
        toast.tell(CONFESSION_SENT.toast);
      } else if (kind === 'failed') toast.tell(CONFESSION_FAILED.toast);
    },
  };
  hydrateIsland(element, <ConfessionIsland services={services} />);
}
