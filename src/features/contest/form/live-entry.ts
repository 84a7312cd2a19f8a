import type { ProofOutcome, ProofSubmission } from './send-proof.ts';

/** Additions of a live contest to the form. */
export interface LiveEntry {
  /** Whether the options before the form allow sending; otherwise shows there what is wrong. Asked before anything else. */
  isAnswered(): boolean;
  /** Records the entry before the proof is sent. */
  enter(entrant: { name: string; email: string }): Promise<ProofOutcome>;
  /** Receives each submission as it begins. */
  follow(submission: ProofSubmission): void;
}
