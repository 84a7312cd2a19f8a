import type { ProofSubmission } from '../form/send-proof.ts';
import type { Phase } from '../phase.ts';
import { LIVE_COPY } from './copy.ts';

/** The form as a whole, with what stands before it. */
interface JoinForm {
  /** Shows it while people may enter; before and after, a sentence stands in its place. */
  showPhase(phase: Phase): void;
  /** Somebody is entered, whose proof is still to arrive. */
  expectProof(): void;
  /** Waits for what comes of a submission. */
  follow(submission: ProofSubmission): void;
}

/**
 * Opens and closes the form of the page. Whoever has sent it in time, or is entered already, may finish; then the ticket and what
 * has come of the submission stay to be read.
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
    // The keyboard goes on from here, where what had it is hidden.
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
