import type { ProofOutcome, ProofSubmission } from './send-proof.ts';

/** Additions of a live contest to the form. */
export interface LiveEntry {
  /** Whether what stands before the form may be sent; what may not is said there. It is asked before anything is done. */
  isAnswered(): boolean;
  /** Records who takes part, before the proof leaves. */
  enter(entrant: { name: string; email: string }): Promise<ProofOutcome>;
  /** Is given each submission that begins. */
  follow(submission: ProofSubmission): void;
}
