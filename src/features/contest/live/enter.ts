import type { Entered, Entrant } from '../../../gateway/browser/contest.ts';
import { NOT_ENTERED } from './copy.ts';

/** Choices made before the form. */
export interface EntryOptions {
  acceptsRules: boolean;
  city: string;
  mayBeShown: boolean;
}

interface EntryServices {
  options(): EntryOptions;
  /** Id of this visit. */
  session: string;
  enter(entrant: Entrant): Promise<Entered>;
  /** Is told the ticket of who has entered. */
  onTicket(ticket: string): void;
  /** Is told what is wrong with an answer. */
  onRefusal(option: 'rules' | 'city', message: string): void;
}

type EntryOutcome = { kind: 'sent' } | { kind: 'to-correct' } | { kind: 'not-entered'; message: string };

/**
 * Makes the functions that record an entry before the proof leaves. A person whose proof failed and who tries again is
 * not entered twice.
 */
export function entering({ options, session, enter, onTicket, onRefusal }: EntryServices) {
  const done = new Set<string>();
  const isAnswered = () => {
    const { acceptsRules } = options();
    if (!acceptsRules) onRefusal('rules', NOT_ENTERED.rules);
    return acceptsRules;
  };
  return {
    isAnswered,
    async enter({ name, email }: { name: string; email: string }): Promise<EntryOutcome> {
      // Consent may be withdrawn while the picture is compressed.
      if (!isAnswered()) return { kind: 'to-correct' };
      const { city, mayBeShown } = options();
      const entrant = { name, email, city, mayBeShown, session };
      const key = JSON.stringify(entrant);
      if (done.has(key)) return { kind: 'sent' };
      const entered = await enter(entrant);
      if (entered.kind === 'refused') {
        const message = NOT_ENTERED[entered.reason];
        if (entered.reason !== 'invalid city') return { kind: 'not-entered', message };
        onRefusal('city', message);
        return { kind: 'to-correct' };
      }
      done.add(key);
      onTicket(entered.ticket);
      return { kind: 'sent' };
    },
  };
}
