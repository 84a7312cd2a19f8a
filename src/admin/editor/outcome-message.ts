import type { SaveOutcome } from '../../core/editing/article-store.ts';
import { OUTCOME_COPY } from './copy.ts';

/** Returns the message for a failed write; empty when the database gives no reason. */
export function outcomeMessage(outcome: Exclude<SaveOutcome, { kind: 'saved' }>): string {
  switch (outcome.kind) {
    case 'conflict':
      return OUTCOME_COPY.conflict;
    case 'slug-taken':
      return OUTCOME_COPY.slugTaken;
    case 'deleted':
      return OUTCOME_COPY.deleted;
    case 'refused':
      return outcome.message;
    case 'signed-out':
      return OUTCOME_COPY.signedOut;
    case 'not-allowed':
      return OUTCOME_COPY.notAllowed;
    case 'too-large':
      return OUTCOME_COPY.tooLarge;
    case 'busy':
      return OUTCOME_COPY.busy;
    case 'unreachable':
      return OUTCOME_COPY.unreachable;
  }
}
