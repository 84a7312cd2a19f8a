import type { ProofSubmission } from '../form/send-proof.ts';
import type { Phase } from '../phase.ts';
import { LIVE_COPY } from './copy.ts';

/** Form together with the options above it. */
interface JoinForm {
  /** Shows the form while people may enter; before and after, a sentence. */
  showPhase(phase: Phase): void;
  /** Keeps the form open for an entrant whose proof is still to arrive. */
  expectProof(): void;
  /** Keeps the form open while a submission runs. */
  follow(submission: ProofSubmission): void;
}

/**
 * Opens and closes the form of the page. The form stays open for a visitor whose submission runs, or whose entry is recorded but
 * not its proof. The ticket and the outcome stay visible after the form has closed.
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
    // Moves the focus to the sentence when the focused element has just been hidden.
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
