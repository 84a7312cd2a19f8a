import type { SendAnswers } from './ProofIsland.tsx';
import { sendProof, type ProofOutcome, type ProofServices, type ProofSubmission } from './send-proof.ts';

/** Milliseconds before which a submission cannot come from a person. */
const LEAST_TIME = 3000;

/** Additions of a live contest to the form. */
export interface LiveEntry {
  /** Returns whether the options above the form allow sending, and shows beside them what is wrong. Called first. */
  isAnswered(): boolean;
  /** Records the entry before the proof is sent. */
  enter(entrant: { name: string; email: string }): Promise<ProofOutcome>;
  /** Receives each submission as it begins. */
  follow(submission: ProofSubmission): void;
}

interface SenderOptions extends ProofServices {
  recipient: string;
  /** Set in a live contest. */
  entry?: LiveEntry;
  now?: () => number;
}

/**
 * Makes the function that sends the form. It refuses answers that are too quick or fill the trap field; the form then keeps its
 * content, in case a person sent it.
 */
export function senderOf({ recipient, entry, now = () => performance.now(), ...services }: SenderOptions): SendAnswers {
  const shownAt = now();
  return async ({ name, email, proof }, trap) => {
    if (entry && !entry.isAnswered()) return { kind: 'to-correct' };
    if (trap !== '') return { kind: 'trapped' };
    if (now() - shownAt < LEAST_TIME) return { kind: 'too-quick' };
    // Records the entry only once the file has proved to be a picture.
    const send: ProofServices['send'] = async (variables) => {
      const entered = await entry?.enter({ name, email });
      return entered && entered.kind !== 'sent' ? entered : services.send(variables);
    };
    const submission = sendProof({ name, email, recipient }, proof, { ...services, send });
    entry?.follow(submission);
    return submission;
  };
}
