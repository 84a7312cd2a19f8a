import type { ProofSubmission } from '../form/send-proof.ts';
import type { Phase } from '../phase.ts';
import { LIVE_COPY } from './copy.ts';

/** The form together with the options before it. */
interface JoinForm {
  /** Shows the form while people may enter; before and after, a sentence. */
  showPhase(phase: Phase): void;
  /** Keeps the form open for an entrant whose proof is still to arrive. */
  expectProof(): void;
  /** Keeps the form open while a submission runs. */
  follow(submission: ProofSubmission): void;
}

/**
 * Opens and closes the form of the page. A visitor who has sent it in time, or is entered already, may finish; the ticket and the
 * outcome stay visible afterwards.
 */
export function openJoinForm(root: ParentNode): JoinForm {
  const form = root.querySelector<HTMLElement>('[data-join-form]');
  const sentence = root.querySelector<HTMLElement>('[data-join-closed]');
  let phase: Phase = 'open';
  let isSending = false;
  let isProofExpected = false;

  const update = () => {
    if (!form || !sentence) return;
    const isShut = phase !== 'open' && !isSending && !isProofExpected;
    const focused = document.activeElement;
    form.toggleAttribute('data-is-shut', isShut);
    sentence.hidden = !isShut;
    sentence.textContent = phase === 'before' ? LIVE_COPY.notOpen : LIVE_COPY.closedNews;
    // Moves the focus here when its element is now hidden.
    if (isShut && focused && form.contains(focused) && focused.getClientRects().length === 0) sentence.focus();
  };
  return {
    showPhase(newPhase) {
      phase = newPhase;
      update();
    },
    expectProof() {
      isProofExpected = true;
    },
    follow(submission) {
      isSending = true;
      const end = (isSent: boolean) => {
        isSending = false;
        if (isSent) isProofExpected = false;
        update();
      };
      submission.then(
        ({ kind }) => end(kind === 'sent'),
        () => end(false),
      );
    },
  };
}
