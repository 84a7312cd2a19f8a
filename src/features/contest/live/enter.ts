import { ENTRY_FIELDS, isOptional, type OptionalEntryField } from '../../../core/contest/entry-fields.ts';
import type { EntryAnswer, Entrant } from '../../../gateway/browser/contest.ts';
import { NOT_ENTERED, WRONG_ANSWER } from './copy.ts';

/** Options that the visitor has chosen above the form. */
interface EntryOptions {
  acceptsRules: boolean;
  answers: Pick<Entrant, OptionalEntryField | 'mayBeShown'>;
}

interface EntryServices {
  options(): EntryOptions;
  session: string;
  enter(entrant: Entrant): Promise<EntryAnswer>;
  /** Receives the ticket of a recorded entry. */
  onTicket(ticket: string): void;
  /** Receives the reason why an option is refused. */
  onRefusal(option: 'rules' | OptionalEntryField, message: string): void;
}

type EntryOutcome = { kind: 'sent' } | { kind: 'to-correct' } | { kind: 'not-entered'; message: string };

/** Makes the functions that record an entry before the proof is sent. A retry after a failed proof is not a second entry. */
export function entryRecorder({ options, session, enter, onTicket, onRefusal }: EntryServices) {
  const done = new Set<string>();
  const isAnswered = () => {
    const { acceptsRules } = options();
    if (!acceptsRules) onRefusal('rules', NOT_ENTERED.rules);
    return acceptsRules;
  };
  return {
    isAnswered,
    async enter({ name, email }: { name: string; email: string }): Promise<EntryOutcome> {
      // The visitor may withdraw consent while the picture is compressed.
      if (!isAnswered()) return { kind: 'to-correct' };
      const entrant = { name, email, ...options().answers, session };
      const key = JSON.stringify(entrant);
      if (done.has(key)) return { kind: 'sent' };
      const entered = await enter(entrant);
      if (entered.kind === 'refused') return { kind: 'not-entered', message: NOT_ENTERED[entered.reason] };
      if (entered.kind === 'wrong') {
        const { field } = entered;
        const { wrong } = ENTRY_FIELDS[field];
        if (!isOptional(field)) return { kind: 'not-entered', message: WRONG_ANSWER.needed(wrong) };
        onRefusal(field, WRONG_ANSWER.optional(wrong));
        return { kind: 'to-correct' };
      }
      done.add(key);
      onTicket(entered.ticket);
      return { kind: 'sent' };
    },
  };
}
