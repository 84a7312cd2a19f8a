import type { LiveEntry } from './live-entry.ts';
import type { SendAnswers } from './ProofIsland.tsx';
import { sendProof, type ProofServices } from './send-proof.ts';

/** Milliseconds that a person needs at least to fill in the form. */
const LEAST_TIME = 3000;

interface SenderOptions extends ProofServices {
  recipient: string;
  /** Where the contest is real. */
  entry?: LiveEntry;
  now?: () => number;
}

/**
 * Makes the function that sends the form. Answers faster than a person's, or with the invisible field filled in, are
 * not sent; the form says so and keeps its content, in case of a person.
 */
export function senderOf({ recipient, entry, now = () => performance.now(), ...services }: SenderOptions): SendAnswers {
  const shownAt = now();
  return async ({ name, email, proof }, trap) => {
    if (entry && !entry.isAnswered()) return { kind: 'to-correct' };
    if (trap !== '') return { kind: 'trapped' };
    if (now() - shownAt < LEAST_TIME) return { kind: 'too-quick' };
    // The entry is recorded only once the file has proved to be a picture.
    const send: ProofServices['send'] = async (variables) => {
      const entered = await entry?.enter({ name, email });
      return entered && entered.kind !== 'sent' ? entered : services.send(variables);
    };
    const submission = sendProof({ name, email, recipient }, proof, { ...services, send });
    entry?.follow(submission);
    return submission;
  };
}
