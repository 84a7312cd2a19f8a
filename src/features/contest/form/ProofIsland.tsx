import { useState, useSyncExternalStore } from 'react';
import { answersToCorrect } from '../../../presentation/forms/copy.ts';
import type { SubmitOutcome } from '../../../presentation/forms/form-state.ts';
import { MAIL_MISSING, mailFailureReason } from '../../../presentation/mail/copy.ts';
import { NOT_COMPRESSED, REFUSED, TOAST, TOO_QUICK } from './copy.ts';
import { ProofForm, type ProofAnswers } from './ProofForm.tsx';
import type { ProofOutcome } from './send-proof.ts';
import { Toasts } from './Toasts.tsx';
import { useToasts } from './use-toasts.ts';

/** Sends the answers of the form. @param trap what stands in a field that no person sees */
export type SendAnswers = (answers: ProofAnswers, trap: string) => Promise<ProofOutcome>;

interface Props {
  /** Whether mail is configured: without it, nothing can be sent. */
  isAvailable: boolean;
  /** Comes with the script. */
  send?: SendAnswers;
}

/** The proof form with its messages. After a success its fields are empty again; after a failure they keep all. */
export function ProofIsland({ isAvailable, send }: Props) {
  const { toasts, show, close } = useToasts();
  const [round, setRound] = useState(0);
  const isReady = useSyncExternalStore(neverChanges, inBrowser, onServer);

  const sendAndTell = async (answers: ProofAnswers, trap: string): Promise<SubmitOutcome<keyof ProofAnswers>> => {
    if (!send) throw new Error('The form was submitted before it had what sends');
    const outcome = await send(answers, trap);
    switch (outcome.kind) {
      case 'sent':
        show('success', TOAST.sent);
        setRound((before) => before + 1);
        return outcome;
      case 'refused':
        return { kind: 'refused', message: answersToCorrect(1), fields: { proof: REFUSED[outcome.verdict] } };
      case 'not-entered':
        show('error', outcome.message);
        return { kind: 'failed', message: outcome.message };
      default:
        show('error', TOAST.failed);
        return { kind: 'failed', message: reasonOf(outcome) };
    }
  };

  return (
    <>
      <ProofForm
        key={round}
        isRepeated={round > 0}
        isReady={isReady}
        send={sendAndTell}
        unavailable={isAvailable ? null : MAIL_MISSING}
      />
      <Toasts toasts={toasts} onClose={close} />
    </>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

function reasonOf(outcome: Exclude<ProofOutcome, { kind: 'sent' | 'refused' | 'not-entered' }>): string {
  if (outcome.kind === 'failed') return mailFailureReason(outcome.status);
  return outcome.kind === 'too-quick' ? TOO_QUICK : NOT_COMPRESSED;
}
