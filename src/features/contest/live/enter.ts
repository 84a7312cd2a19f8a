import type { Entered, Entrant } from '../../../gateway/browser/contest.ts';
import { NOT_ENTERED } from './copy.ts';

/** What somebody has chosen before the form. */
export interface EntryOptions {
  acceptsRules: boolean;
  city: string;
  mayBeShown: boolean;
}

export interface EntryServices {
  options(): EntryOptions;
  enter(entrant: Entrant): Promise<Entered>;
  /** Is told the ticket of who has entered. */
  onTicket(ticket: string): void;
}

export type EntryOutcome = { kind: 'sent' } | { kind: 'not-entered'; message: string };

/**
 * What records who takes part before the proof leaves. Whoever is entered and tries again, since the proof was not sent, is not
 * entered twice.
 */
export function entering({ options, enter, onTicket }: EntryServices) {
  const done = new Set<string>();
  return async ({ name, email }: { name: string; email: string }): Promise<EntryOutcome> => {
    const { acceptsRules, city, mayBeShown } = options();
    if (!acceptsRules) return { kind: 'not-entered', message: NOT_ENTERED.rules };
    const entrant = { name, email, city, mayBeShown };
    const key = JSON.stringify(entrant);
    if (done.has(key)) return { kind: 'sent' };
    const entered = await enter(entrant);
    if (entered.kind === 'refused') return { kind: 'not-entered', message: NOT_ENTERED[entered.reason] };
    done.add(key);
    onTicket(entered.ticket);
    return { kind: 'sent' };
  };
}
