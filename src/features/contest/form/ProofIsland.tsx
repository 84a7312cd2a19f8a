import { useRef, useState } from 'react';
import { answersToCorrect, FORM_COPY } from '../../../presentation/forms/copy.ts';
import type { SubmitOutcome } from '../../../presentation/forms/form-state.ts';
import { useHasScript } from '../../../presentation/forms/use-has-script.ts';
import { MAIL_MISSING, mailFailureReason } from '../../../presentation/mail/copy.ts';
import { NOT_COMPRESSED, REFUSED, TOAST, TOO_QUICK } from './copy.ts';
import { ProofForm, type ProofAnswers } from './ProofForm.tsx';
import type { ProofOutcome } from './send-proof.ts';
import { ContestToasts } from './ContestToasts.tsx';
import { useToasts } from './use-toasts.ts';

/** Sends the answers of the form. @param trap content of the trap field */
export type SendAnswers = (answers: ProofAnswers, trap: string) => Promise<ProofOutcome>;

interface Props {
  /** Whether mail is configured; without it, nothing can be sent. */
  isAvailable: boolean;
  /** Whether the contest is a demonstration: the message of a success then says that nothing is at stake. */
  isDemonstration?: boolean;
  /** Omitted in the prerendered page. */
  send?: SendAnswers;
}

/** Proof form with its messages. A success empties the form; a failure leaves it as it is. */
export function ProofIsland({ isAvailable, isDemonstration = false, send }: Props) {
  const { toasts, show, close, clear } = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState({ number: 0, takesFocus: false });
  const isReady = useHasScript();

  const sendAndReport = async (answers: ProofAnswers, trap: string): Promise<SubmitOutcome<keyof ProofAnswers>> => {
    if (!send) throw new Error('The form was submitted before it had a function to send with');
    clear();
    const outcome = await send(answers, trap);
    switch (outcome.kind) {
      case 'sent': {
        const takesFocus = mayTakeFocus(form.current);
        show('success', isDemonstration ? TOAST.demonstration : TOAST.sent);
        setRound(({ number }) => ({ number: number + 1, takesFocus }));
        return outcome;
      }
      case 'refused':
        return { kind: 'refused', message: answersToCorrect(1), fields: { proof: REFUSED[outcome.verdict] } };
      case 'to-correct':
        return { kind: 'refused', message: answersToCorrect(1) };
      case 'trapped':
        return { kind: 'refused', message: FORM_COPY.trapped };
      case 'too-quick':
        return { kind: 'refused', message: TOO_QUICK };
      case 'not-entered':
        show('error', outcome.message);
        return { kind: 'failed', message: outcome.message };
      default:
        show('error', TOAST.failed);
        return {
          kind: 'failed',
          message: outcome.kind === 'failed' ? mailFailureReason(outcome.status) : NOT_COMPRESSED,
        };
    }
  };

  return (
    <>
      <ProofForm
        key={round.number}
        ref={form}
        takesFocus={round.takesFocus}
        isReady={isReady}
        send={sendAndReport}
        unavailable={isAvailable ? null : MAIL_MISSING}
      />
      <ContestToasts toasts={toasts} onClose={close} />
    </>
  );
}

/** Whether the focus is in the form or nowhere. Anywhere else, it belongs to a visitor who has moved on. */
function mayTakeFocus(form: HTMLFormElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || form?.contains(focused) === true;
}
